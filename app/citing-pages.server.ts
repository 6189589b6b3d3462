import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import { benefits } from "#app/benefits/benefits.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { longGuide } from "#app/guides/content/red-light-101.server.ts";
import { viewLongGuide } from "#app/guides/long-guide.server.ts";
import type { CitingPage } from "#app/studies/study-page.ts";

/** The pages of the repository whose list of references has this study, in the order of the header. */
export async function citingPages(id: StudyId): Promise<CitingPage[]> {
  lists ??= listReferences();
  const pages = await lists;
  return pages.filter(({ cited }) => cited.has(id)).map(({ title, path }) => ({ title, path }));
}

/** Their texts change with a new start of the server only. */
let lists: ReturnType<typeof listReferences> | undefined;

async function listReferences() {
  const guide = viewLongGuide(longGuide);
  const pages = await Promise.all(
    benefits.map(async ({ slug, name }) => {
      const { references } = await getBenefitPage(slug);
      return { title: name, path: `/benefits/${slug}`, references };
    }),
  );
  return [
    { title: longGuide.title, path: "/red-light-101", references: guide.references },
    ...pages,
  ].map(({ references, ...page }) => ({
    ...page,
    cited: new Set(references.map(({ id }) => id)),
  }));
}
