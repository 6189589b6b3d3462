import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";

const schema = readFileSync(new URL("sitemap.xsd", import.meta.url), "utf8");

/** Problems by the protocol's schema, for a sitemap or an index. */
export async function sitemapProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: "sitemap.xml", contents: xml },
    schema: { fileName: "sitemap.xsd", contents: schema },
    maxMemoryPages: 16_384,
  });
  return errors.map(({ message }) => message);
}
