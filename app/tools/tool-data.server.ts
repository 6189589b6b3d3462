import type { WebApplication } from "schema-dts";
import { breadcrumbData, type StructuredData } from "#app/frame/head/structured-data.ts";
import { findTool } from "./tools.server.ts";
import type { ToolPath } from "./tools.ts";
import { EVIDENCE } from "./tools.ts";

/** A free web application and its breadcrumb. Throws for an unknown path. */
export function toolData(siteUrl: string, path: ToolPath): StructuredData[] {
  const { title, description } = findTool(path);
  const application: WebApplication = {
    "@type": "WebApplication",
    "@id": `${siteUrl}${path}#application`,
    url: siteUrl + path,
    name: title,
    description,
    applicationCategory: "HealthApplication",
    operatingSystem: "Any",
    browserRequirements: "Works without JavaScript",
    inLanguage: "en",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  };
  const trail = [
    { name: EVIDENCE.name, path: EVIDENCE.href },
    { name: title, path },
  ];
  return [application, breadcrumbData(siteUrl, trail)];
}
