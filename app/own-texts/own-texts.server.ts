import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { type Problem, problemAt } from "#app/content/problem.ts";
import { signProblems } from "#app/evidence/ledger/check-signs.server.ts";
import { fillNumbers, inBraces } from "#app/evidence/ledger/fill-numbers.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { imagePrefix, renderBody } from "./body.server.ts";
import { articleFields, type Markdown, pageFields, readMarkdown } from "./front-matter.server.ts";
import { type ImageSize, imageSizes } from "./images.server.ts";

/** The articles and the pages of the footer in content/, without files that have a mistake. */
export type OwnTexts = {
  articles: OwnArticle[];
  pages: OwnPage[];
  /** All of them, as they are written. */
  files: {
    articles: OwnFile<z.infer<typeof articleFields>>[];
    pages: OwnFile<z.infer<typeof pageFields>>[];
  };
  problems: Problem[];
  /** Gaps in the pages that only the operator can fill. */
  toFillIn: string[];
};

/** A Markdown file, with its problems. */
type OwnFile<Fields> = MarkdownFile &
  Pick<Markdown<z.ZodType<Fields>>, "fields" | "body" | "placeOf"> & {
    problems: Problem[];
    /** Where the file has no problem. */
    page?: OwnPage;
  };

export type OwnPage = {
  /** The file's name, `[a-z0-9-]{1,255}`, and the last part of the address. */
  handle: string;
  title: string;
  /** Hidden before this moment. */
  publishedAt: Date;
  /** Refers to the store's images as `/store-files/{file}`. */
  html: string;
  /** On a single line. */
  text: string;
  /** Replaces the title and the first words for search engines. */
  seo: { title: string | null; description: string | null };
};

export interface OwnArticle extends OwnPage {
  /** Not published, whatever its date. */
  draft: boolean;
  excerpt: string | null;
  author: string | null;
  tags: string[];
  image: OwnImage | null;
}

export interface OwnImage extends ImageSize {
  file: string;
  alt: string;
}

/** Leaves out files with mistakes, so that the others stay. */
export function readOwnTexts(directory: URL = contentFolder): OwnTexts {
  const problems: Problem[] = [];
  if (!existsSync(new URL("articles/", directory))) {
    problems.push({ file: "articles/", line: 1, text: "the folder is missing" });
  }
  const imageSize = imageSizes(directory);
  const read = markdownFiles(directory, "articles", problems).map((file) => {
    const read = readFile(file, articleFields, imageSize);
    return { read, article: articleOf(read, imageSize) };
  });
  const pages = markdownFiles(directory, "pages", problems).map((file) =>
    readFile(file, pageFields, imageSize),
  );
  const files = { articles: read.map(({ read }) => read), pages };
  problems.push(...[...files.articles, ...pages].flatMap(({ problems }) => problems));
  return {
    articles: read.flatMap(({ article }) => article ?? []),
    pages: pages.flatMap(({ page }) => page ?? []),
    files,
    problems,
    toFillIn: pages.flatMap(({ fields }) => fields?.fillIn ?? []),
  };
}

/** @param file gets a problem of its picture */
function articleOf(
  file: OwnFile<z.infer<typeof articleFields>>,
  imageSize: (image: string) => ImageSize,
): OwnArticle | undefined {
  const { page, fields } = file;
  if (!fields) return undefined;
  const { excerpt, author = null, tags, draft, image } = fields;
  try {
    const cover = image ? { ...image, ...imageSize(image.file) } : null;
    return (
      page && {
        ...page,
        draft,
        excerpt: excerpt ? typeset(excerpt) : null,
        author,
        tags,
        image: cover,
      }
    );
  } catch (error) {
    const text = `image.file: ${messageOf(error)}`;
    file.problems.push({ file: file.path, ...file.placeOf("image.file"), text });
    delete file.page;
    return undefined;
  }
}

type MarkdownFile = {
  path: string;
  handle: string;
  source: string;
};

/** Files whose names are valid handles. */
function markdownFiles(directory: URL, folder: string, problems: Problem[]): MarkdownFile[] {
  const location = new URL(`${folder}/`, directory);
  if (!existsSync(location)) return [];
  const seen = new Set<string>();
  return readdirSync(location)
    .filter((name) => /^[^.].*\.md$/i.test(name))
    .sort()
    .flatMap((name): MarkdownFile[] => {
      const path = `${folder}/${name}`;
      const handle = name.slice(0, -".md".length);
      if (!/^[a-z0-9-]{1,255}$/.test(handle)) {
        const text = "its name makes no address: use a-z, 0-9 and - only";
        problems.push({ file: path, line: 1, text });
        return [];
      }
      // foo.md and foo.MD are two files and one handle.
      if (seen.has(handle)) {
        const text = `the address "${handle}" is taken by another file: rename one of them`;
        problems.push({ file: path, line: 1, text });
        return [];
      }
      seen.add(handle);
      const source = readFileSync(new URL(name, location), "utf8");
      return [{ path, handle, source }];
    });
}

function readFile<Fields extends PageFields>(
  file: MarkdownFile,
  schema: z.ZodType<Fields>,
  imageSize: (image: string) => ImageSize,
): OwnFile<Fields> {
  const { path, handle, source } = file;
  const { fields, body, placeOf, problems: found } = readMarkdown(path, source, schema);
  const problems = [...signProblems(source, path), ...found];
  const inBody = (at: number, text: string) => {
    problems.push(problemAt(source, path, at, `body: ${text}`));
  };
  const {
    html,
    text,
    problems: wrongImages,
  } = renderBody(fillNumbers(body.text, inBraces), imageSize);
  for (const { image, problem } of wrongImages) {
    inBody(source.indexOf(imagePrefix + image, body.at), problem);
  }
  if (html === "") inBody(source.length, "is empty");
  const read = { ...file, ...(fields && { fields }), body, placeOf, problems };
  if (!fields || problems.length > 0) return read;
  const { title, date, seo } = fields;
  const page = {
    handle,
    title: typeset(title),
    publishedAt: date,
    html,
    text,
    seo: { title: seo?.title ?? null, description: seo?.description ?? null },
  };
  return { ...read, page };
}

type PageFields = Pick<z.infer<typeof pageFields>, "title" | "date" | "seo">;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
