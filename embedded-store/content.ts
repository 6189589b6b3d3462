import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { contentFolder } from "#app/content/content-folder.server.ts";
import { signProblems } from "#app/evidence/ledger/check-signs.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { renderBody } from "./body.ts";
import { articleFields, fieldProblems, pageFields, splitFrontMatter } from "./front-matter.ts";
import { type ImageSize, imageSizes } from "./images.ts";
import { loadRedirects, type StoreRedirect } from "./redirects.ts";

export type StoreContent = {
  articles: StoreArticle[];
  pages: StorePage[];
  redirects: StoreRedirect[];
};

/** A store's folder: its correct files, and the problems of the others. */
export type LoadedContent = StoreContent & {
  /** About files that were left out: `articles/safety.md: title: is missing`. */
  problems: string[];
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
  const problems: string[] = [];
  const toFillIn: string[] = [];
  if (!existsSync(new URL("articles/", directory))) problems.push("articles/: folder is missing");
  const imageSize = imageSizes(directory);

  const articles = markdownFiles(directory, "articles", problems).flatMap(
    (file): StoreArticle[] => {
      const known = problems.length;
      const parsed = parseFile(file, articleFields, imageSize, problems);
      if (!parsed) return [];
      const { excerpt = null, author = null, tags, image, draft } = parsed.fields;
      const cover = image
        ? attempt(file, "image.file", () => imageSize(image.file), problems)
        : null;
      if (problems.length > known) return [];
      return [
        {
          ...parsed.page,
          draft,
          excerpt: excerpt && typeset(excerpt),
          author,
          tags,
          image: image && cover ? { ...image, ...cover } : null,
        },
      ];
    },
  );

  const pages = markdownFiles(directory, "pages", problems).flatMap((file) => {
    const known = problems.length;
    const parsed = parseFile(file, pageFields, imageSize, problems);
    toFillIn.push(...(parsed?.fields.fillIn ?? []));
    return parsed && problems.length === known ? parsed.page : [];
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
function markdownFiles(directory: URL, folder: string, problems: string[]): MarkdownFile[] {
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
        problems.push(`${path}: handle: expected a file name of a-z, 0-9 and - only`);
        return [];
      }
      // foo.md and foo.MD are two files and one handle.
      if (seen.has(handle)) {
        problems.push(`${path}: handle: "${handle}" is already taken by another file`);
        return [];
      }
      seen.add(handle);
      const source = readFileSync(new URL(name, location), "utf8");
      return [{ path, handle, source }];
    });
}

type PageFields = Pick<z.infer<typeof pageFields>, "title" | "date" | "seo">;

/** Undefined for wrong fields, with the reasons in `problems`. */
function parseFile<Fields extends PageFields>(
  file: MarkdownFile,
  schema: z.ZodType<Fields>,
  imageSize: (image: string) => ImageSize,
  problems: string[],
): { fields: Fields; page: StorePage } | undefined {
  const wrong = signProblems(file.source);
  for (const { line, column, text } of wrong) {
    problems.push(`${file.path}: line ${line}, column ${column}: ${text}`);
  }
  if (wrong.length > 0) return undefined;
  const source = fillNumbers(file.source);
  const parts = attempt(file, "front matter", () => splitFrontMatter(source), problems);
  if (!parts) return undefined;

  const { html, text, problems: inBody } = renderBody(parts.body, imageSize);
  if (html === "") inBody.push("is empty");
  problems.push(...inBody.map((problem) => `${file.path}: body: ${problem}`));

  const result = schema.safeParse(parts.frontMatter);
  if (!result.success) {
    problems.push(...fieldProblems(result.error).map((problem) => `${file.path}: ${problem}`));
    return undefined;
  }
  const { title, date, seo } = result.data;
  return {
    fields: result.data,
    page: {
      handle: file.handle,
      title: typeset(title),
      publishedAt: date,
      html,
      text,
      seo: { title: seo?.title ?? null, description: seo?.description ?? null },
    },
  };
}

/** Null when `work` throws, with its error's first line in `problems`. */
function attempt<Result>(
  file: MarkdownFile,
  field: string,
  work: () => Result,
  problems: string[],
): Result | null {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    problems.push(`${file.path}: ${field}: ${message.split("\n")[0]}`);
    return null;
  }
}
