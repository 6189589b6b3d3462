import {
  type ContentsEntry,
  ContentsLinks,
  ContentsNav,
  useCurrentSection,
} from "./contents-beside.tsx";
import { Fold } from "./fold.tsx";

/** Beside the text on wide screens, folded above it on narrow ones. Short texts need none. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  if (entries.length < FEWEST) return null;
  return (
    <>
      <div className="sticky top-28 hidden lg:block print:hidden">
        <ContentsNav entries={entries} current={current} />
      </div>
      <Fold title="On this page" className="mb-10 lg:hidden print:hidden">
        <nav id={CONTENTS} aria-label="On this page" className="mt-4 scroll-mt-16">
          <ContentsLinks entries={entries} current={current} />
        </nav>
      </Fold>
    </>
  );
}

const FEWEST = 3;

/** Anchor of the folded contents, which it opens. */
export const CONTENTS = "contents";
