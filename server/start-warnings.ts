import { distance } from "fastest-levenshtein";
import { type Env, SETTINGS } from "#app/infra/env.server.ts";

/** Forgotten or misspelt settings, a line each. @param variables the environment behind `env` */
export function startWarnings(
  variables: Record<string, string | undefined>,
  env: Env,
  hasSamples: boolean,
): string[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  const warnings = [];
  if (!isSet("PUBLIC_SITE_URL")) {
    warnings.push(
      `PUBLIC_SITE_URL is not set, so search engines and feeds are told ${env.siteUrl}: set it to the address that readers see, such as https://example.com`,
    );
  }
  const token = TOKENS.find(isSet);
  if (!env.store) {
    warnings.push(
      token
        ? `${token} is set, but PUBLIC_STORE_DOMAIN is not, so the articles are those of the embedded store: set it to the shop's domain, such as my-shop.myshopify.com`
        : "PUBLIC_STORE_DOMAIN is not set, so the articles are those of the embedded store: the README says under Connect a store how to show your own",
    );
  }
  if (hasSamples) {
    warnings.push("Some names are samples or claims without proof: npm run preflight lists them");
  }
  if (env.shopUrl && new URL(env.shopUrl).host === new URL(env.siteUrl).host) {
    warnings.push(
      "SHOP_URL is on this site's own host, so links to products are words without a link: set it to the host that sells them, such as https://shop.example.com, or take it out",
    );
  }
  for (const name of Object.keys(variables)) {
    if (!isSet(name) || SETTINGS.includes(name)) continue;
    const whole = SETTINGS.find((setting) => hasAllWords(setting, name));
    const alike =
      whole ??
      SETTINGS.find((setting) => endsAlike(name, setting)) ??
      SETTINGS.find((setting) => sharesWords(name, setting));
    const near = whole ? [] : SETTINGS.filter((setting) => isMisspelt(name, setting));
    const misspelt = near.find((setting) => hasSameLetters(name, setting)) ?? near[0];
    const meant = misspelt ?? (alike && !isSet(alike) ? alike : undefined);
    if (meant) warnings.push(`${name} is no setting: did you mean ${meant}?`);
    else if (OURS.test(name) && !OF_SERVICES.test(name)) {
      warnings.push(`${name} is no setting of this server: .env.example lists them all`);
    }
  }
  return warnings;
}

const TOKENS = ["PUBLIC_STOREFRONT_API_TOKEN", "PRIVATE_STOREFRONT_API_TOKEN"];

const OURS = /^(PUBLIC|SHOPIFY|STOREFRONT|STORE|SHOP|BLOG)_/;

/** Kubernetes sets such for a service named "shop"; STORE_PORT is that of `npm run store`. */
const OF_SERVICES = /_(PORT|SERVICE)(_|$)/;

/** Two words or more, and no other: SITE_URL of PUBLIC_SITE_URL, though SMTP_URL is closer by letters. */
function hasAllWords(setting: string, name: string): boolean {
  const words = new Set(name.split("_"));
  return words.size >= 2 && words.isSubsetOf(new Set(setting.split("_")));
}

/** The last word, which says what it is, and another: PUBLIC_STORE_TOKEN of PUBLIC_STOREFRONT_API_TOKEN. */
function endsAlike(name: string, setting: string): boolean {
  const words = name.split("_");
  const wanted = new Set(setting.split("_"));
  return setting.endsWith(`_${words.at(-1)}`) && wanted.intersection(new Set(words)).size >= 2;
}

/** Two words or more, and half of both names: PURGE_SECRET_KEY. */
function sharesWords(name: string, setting: string): boolean {
  const words = new Set(name.split("_"));
  const wanted = new Set(setting.split("_"));
  const shared = words.intersection(wanted).size;
  return shared >= 2 && shared * 2 >= words.union(wanted).size;
}

/** Two letters may be wrong or swapped. Short names are too similar to other programs' settings. */
function isMisspelt(name: string, setting: string): boolean {
  return setting.length >= 8 && distance(name, setting) <= 2;
}

/** STMP_URL is as far from SHOP_URL as from SMTP_URL. */
function hasSameLetters(name: string, setting: string): boolean {
  return [...name].sort().join("") === [...setting].sort().join("");
}
