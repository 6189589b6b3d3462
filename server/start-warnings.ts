import { type Env, SETTINGS } from "#app/infra/env.ts";

/**
 * What an operator has probably forgotten, a line each. The server runs all the same.
 * @param variables the environment that `env` was read from
 * @param hasSamples whether names of app/site.config.ts are still stand-ins, or figures without proof
 */
export function startWarnings(
  variables: Record<string, string | undefined>,
  env: Env,
  hasSamples: boolean,
): string[] {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  const warnings = [];
  if (!isSet("PUBLIC_SITE_URL")) {
    warnings.push(`PUBLIC_SITE_URL is not set: search engines are told ${env.siteUrl}`);
  }
  const token = TOKENS.find(isSet);
  if (!env.store) {
    const reason = token
      ? `${token} is set, but PUBLIC_STORE_DOMAIN is not`
      : "PUBLIC_STORE_DOMAIN is not set";
    warnings.push(`${reason}: the articles are those of the embedded store`);
  }
  if (hasSamples) {
    warnings.push("Some names are samples or claims without proof: npm run preflight lists them");
  }
  for (const name of Object.keys(variables)) {
    if (name.startsWith("PUBLIC_") && isSet(name) && !SETTINGS.includes(name)) {
      warnings.push(
        `${name} is no setting of this server: see .env.example for how they are spelt`,
      );
    }
  }
  return warnings;
}

const TOKENS = ["PUBLIC_STOREFRONT_API_TOKEN", "PRIVATE_STOREFRONT_API_TOKEN"];
