import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { type Problem, problemAt } from "#app/content/problem.ts";
import { signProblems } from "#app/evidence/ledger/check-signs.server.ts";
import { fillNumbers, inBraces } from "#app/evidence/ledger/fill-numbers.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { imagePrefix, renderBody } from "./body.ts";
import { articleFields, type Markdown, pageFields, readMarkdown } from "./front-matter.ts";
import { type ImageSize, imageSizes } from "./images.ts";
import { loadRedirects, type StoreRedirect } from "./redirects.ts";

export type StoreContent = {
  articles: StoreArticle[];
  pages: StorePage[];
  redirects: StoreRedirect[];
};

/** A store's folder: its correct files, and the problems of the others. */
export type LoadedContent = StoreContent & {
  /** About files and rows that were left out. */
  problems: Problem[];
  /** Gaps in the pages that only the operator can fill. */
  toFillIn: string[];
};

export type StorePage = {
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

export interface StoreArticle extends StorePage {
  /** Not published, whatever its date. */
  draft: boolean;
  excerpt: string | null;
  author: string | null;
  tags: string[];
  image: StoreImage | null;
}

export interface StoreImage extends ImageSize {
  file: string;
  alt: string;
}

export function publishedArticles({ articles }: StoreContent, now: Date): StoreArticle[] {
  return articles.filter(({ draft, publishedAt }) => !draft && publishedAt <= now);
}

/** Leaves out files and rows with mistakes, so that the others stay. */
export function loadContent(directory: URL = contentFolder): LoadedContent {
  const problems: Problem[] = [];
  const toFillIn: string[] = [];
  if (!existsSync(new URL("articles/", directory))) {
    problems.push({ file: "articles/", line: 1, text: "the folder is missing" });
  }
  const imageSize = imageSizes(directory);

  const articles = markdownFiles(directory, "articles", problems).flatMap(
    (file): StoreArticle[] => {
      const { page, fields, placeOf, problems: found } = readFile(file, articleFields, imageSize);
      let cover: StoreImage | null = null;
      try {
        if (fields?.image) cover = { ...fields.image, ...imageSize(fields.image.file) };
      } catch (error) {
        const text = `image.file: ${messageOf(error)}`;
        found.push({ file: file.path, ...placeOf("image.file"), text });
      }
      problems.push(...found);
      if (!page || !fields || found.length > 0) return [];
      const { excerpt, author = null, tags, draft } = fields;
      return [
        { ...page, draft, excerpt: excerpt ? typeset(excerpt) : null, author, tags, image: cover },
      ];
    },
  );

  const pages = markdownFiles(directory, "pages", problems).flatMap((file) => {
    const { page, fields, problems: found } = readFile(file, pageFields, imageSize);
    problems.push(...found);
    toFillIn.push(...(fields?.fillIn ?? []));
    return page && found.length === 0 ? page : [];
  });

  const redirects = loadRedirects(directory, problems);

  return { articles, pages, redirects, problems, toFillIn };
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

type PageFields = Pick<z.infer<typeof pageFields>, "title" | "date" | "seo">;

/** With a page where the fields are right. */
function readFile<Fields extends PageFields>(
  { path, handle, source }: MarkdownFile,
  schema: z.ZodType<Fields>,
  imageSize: (image: string) => ImageSize,
): Omit<Markdown<z.ZodType<Fields>>, "problems"> & { page?: StorePage; problems: Problem[] } {
  const read = readMarkdown(path, source, schema);
  const problems = [...signProblems(source, path), ...read.problems];
  const { fields, body } = read;
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
  if (!fields) return { ...read, problems };
  const { title, date, seo } = fields;
  const page = {
    handle,
    title: typeset(title),
    publishedAt: date,
    html,
    text,
    seo: { title: seo?.title ?? null, description: seo?.description ?? null },
  };
  return { ...read, page, problems };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
