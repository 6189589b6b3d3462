import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { typeset } from "#app/evidence/typeset.ts";
import { renderBody } from "./body.ts";
import { storeDirectory } from "./files.ts";
import { articleFields, fieldProblems, pageFields, splitFrontMatter } from "./front-matter.ts";
import { type ImageSize, imageSizes } from "./images.ts";
import { loadRedirects, type StoreRedirect } from "./redirects.ts";

/** Everything that the store publishes, checked. */
export type StoreContent = {
  articles: StoreArticle[];
  pages: StorePage[];
  redirects: StoreRedirect[];
};

/** A page of the store that is not an article, such as the privacy policy. */
export type StorePage = {
  /** The file's name, `[a-z0-9-]{1,255}`; the last part of the address. */
  handle: string;
  title: string;
  /** Not shown before this moment. */
  publishedAt: Date;
  /** The body; refers to the store's images as `/store-files/{file}`. */
  html: string;
  /** The body's words on a single line. */
  text: string;
};

/** An article of the store's blog. */
export interface StoreArticle extends StorePage {
  excerpt: string | null;
  author: string | null;
  tags: string[];
  image: StoreImage | null;
}

/** A picture in `images/`. */
export interface StoreImage extends ImageSize {
  file: string;
  alt: string;
}

/** Files that cannot be published; the message names each file and field, a line each. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The store's content has errors:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.problems = problems;
  }
}

/**
 * Reads what is in a store's folder (`articles/*.md`, `pages/*.md`, `images/*.svg`, `redirects.csv`).
 * @throws ContentError with all that is wrong in any of them.
 */
export function loadContent(directory: URL = storeDirectory): StoreContent {
  const problems: string[] = [];
  if (!existsSync(new URL("articles/", directory))) problems.push("articles/: folder is missing");
  const imageSize = imageSizes(directory);

  const articles = markdownFiles(directory, "articles", problems).flatMap(
    (file): StoreArticle[] => {
      const parsed = parseFile(file, articleFields, imageSize, problems);
      if (!parsed) return [];
      const { excerpt = null, author = null, tags, image } = parsed.fields;
      const cover = image
        ? attempt(file, "image.file", () => imageSize(image.file), problems)
        : null;
      return [
        {
          ...parsed.page,
          excerpt: excerpt && typeset(excerpt),
          author,
          tags,
          image: image && cover ? { ...image, ...cover } : null,
        },
      ];
    },
  );

  const pages = markdownFiles(directory, "pages", problems).flatMap(
    (file) => parseFile(file, pageFields, imageSize, problems)?.page ?? [],
  );

  const redirects = loadRedirects(directory, problems);

  if (problems.length > 0) throw new ContentError(problems);
  return { articles, pages, redirects };
}

type MarkdownFile = {
  /** Where it is within the store's folder, for messages. */
  path: string;
  handle: string;
  source: string;
};

/** The Markdown files of a folder whose names make good handles; none when there is no folder. */
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

/** Reads one file; undefined, with the reasons added to `problems`, when its fields are wrong. */
function parseFile<Fields extends z.infer<typeof pageFields>>(
  file: MarkdownFile,
  schema: z.ZodType<Fields>,
  imageSize: (image: string) => ImageSize,
  problems: string[],
): { fields: Fields; page: StorePage } | undefined {
  const source = attempt(file, "number", () => fillNumbers(file.source), problems);
  if (source === null) return undefined;
  const parts = attempt(file, "front matter", () => splitFrontMatter(source), problems);
  if (!parts) return undefined;

  const { html, text, problems: imageProblems } = renderBody(parts.body, imageSize);
  if (html === "") problems.push(`${file.path}: body: is empty`);
  problems.push(...imageProblems.map((problem) => `${file.path}: body: ${problem}`));

  const result = schema.safeParse(parts.frontMatter);
  if (!result.success) {
    problems.push(...fieldProblems(result.error).map((problem) => `${file.path}: ${problem}`));
    return undefined;
  }
  const { title, date } = result.data;
  return {
    fields: result.data,
    page: {
      handle: file.handle,
      title: typeset(title),
      publishedAt: date,
      html,
      text,
    },
  };
}

/** The result of `work`; null, with its error's first line added to `problems`, when it throws. */
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
