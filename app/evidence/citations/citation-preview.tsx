import { X } from "lucide-react";
import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { studyIdOf, studyPath } from "#app/evidence/text/reference.ts";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import { hashOf, hasRoomBesideText, markerOf } from "./citation-marker.ts";
import { fetchSummary } from "./fetched-summaries.ts";
import { StudyFacts } from "./study-facts.tsx";
import type { StudySummary } from "./study-summary.server.ts";

type Acts = {
  onKeep: () => void;
  onLeave: () => void;
  onClose: () => void;
  /** Called when the reader follows the link to the list. */
  onFollow: (link: { hash: string }) => void;
};

/**
 * The reference of the page's list, with the fetched finding: a box beside the marker, or a sheet on small screens. A
 * modal one takes the focus. Give it a key of marker and `modal`.
 */
export default function CitationPreview({
  markerId,
  ...rest
}: { markerId: string; modal: boolean } & Acts) {
  const [citation, setCitation] = useState<Citation>();
  // Its page may come with it, on the way back.
  useLayoutEffect(() => setCitation(readCitation(markerId)), [markerId]);
  return citation && <Preview citation={citation} {...rest} />;
}

function Preview({
  citation: { marker, hash, title, source, places },
  modal,
  onKeep,
  onLeave,
  onClose,
  onFollow,
}: { citation: Citation; modal: boolean } & Acts) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const id = studyIdOf(hash);
  const summary = useSummary(id);

  useLayoutEffect(() => {
    const box = dialog.current;
    const top = scrollY;
    const follow = () => setSpot(spotOf(marker, modal));
    marker.setAttribute("aria-expanded", "true");
    if (modal) box?.showModal();
    // Not before: a page without its scroll bar may be wider, and its lines break elsewhere.
    follow();
    // In case the browser has scrolled to the focus.
    if (modal) scrollTo({ top, behavior: "instant" });
    for (const event of MOVES) addEventListener(event, follow);
    return () => {
      for (const event of MOVES) removeEventListener(event, follow);
      marker.removeAttribute("aria-expanded");
      box?.close();
    };
  }, [marker, modal]);

  useEffect(() => {
    if (modal) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [modal, onClose]);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    // For browsers without `closedby`: a click on the backdrop hits the dialog itself.
    if (event.target === event.currentTarget) event.currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button.
    <dialog
      ref={dialog}
      // `show()` would take the focus.
      open={!modal}
      aria-labelledby={titleId}
      closedby={modal ? "any" : "none"}
      // A late close event, after the next opening, does not count.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={onClick}
      onPointerEnter={onKeep}
      onPointerLeave={() => !modal && onLeave()}
      className={`citation-preview ${spot?.isLow ? "at-top" : ""}`}
      style={spot?.style}
    >
      <div className="citation-preview-head">
        <div id={titleId}>
          <StaticHtml part={title} />
        </div>
        <form method="dialog">
          <button type="submit" aria-label="Close">
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </form>
      </div>
      <div aria-live="polite">{id !== null && <Finding id={id} summary={summary} />}</div>
      <StaticHtml part={source} className="citation-preview-source" />
      <p className="citation-preview-foot">
        <a
          href={hash}
          className="text-link"
          onClick={(event) => {
            event.preventDefault();
            onFollow(event.currentTarget);
          }}
        >
          In the sources
        </a>
        {id !== null && (
          <Link to={studyPath(id)} className="text-link">
            The study’s page
          </Link>
        )}
        {places > 1 && <span>cited in {places} places on this page</span>}
      </p>
    </dialog>
  );
}

/** Of the text in the window. */
const MOVES = ["scroll", "resize"];

type Citation = {
  marker: Element;
  hash: string;
  /** Of the page's list, as the server wrote them. */
  title: StaticPart;
  source: StaticPart;
  /** On this page. */
  places: number;
};

function readCitation(markerId: string): Citation | undefined {
  const marker = markerOf(markerId);
  const hash = marker ? hashOf(marker) : "";
  const reference = document.getElementById(hash.slice(1));
  if (!marker || !reference) return undefined;
  return {
    marker,
    hash,
    title: { version: "title", html: reference.previousElementSibling?.innerHTML ?? "" },
    source: { version: "source", html: reference.innerHTML },
    places: document.querySelectorAll(`.citation a[href="${hash}"]`).length,
  };
}

/** Undefined during the request, null after its failure. */
type Fetched = StudySummary | null | undefined;

function useSummary(id: string | null): Fetched {
  const [summary, setSummary] = useState<Fetched>();
  useLayoutEffect(() => {
    if (id === null) return;
    fetchSummary(id).then(setSummary, () => setSummary(null));
  }, [id]);
  return summary;
}

function Finding({ id, summary }: { id: string; summary: Fetched }) {
  if (summary) {
    return (
      <>
        <p className="reference-finding">{summary.finding}</p>
        {summary.facts.length > 0 && <StudyFacts facts={summary.facts} />}
        {summary.unseen && <p className="my-2 text-ink-soft">{summary.unseen}</p>}
      </>
    );
  }
  return (
    <p className="reference-finding">
      {summary === undefined ? (
        "Looking it up…"
      ) : (
        <>
          It could not be fetched.{" "}
          <Link to={studyPath(id)} className="text-link">
            Open the study’s page
          </Link>
        </>
      )}
    </p>
  );
}

type Spot = { isLow: boolean; style: CSSProperties };

/**
 * A sheet is at the end of the screen that its marker is not at, so that the page need not move. A box is
 * beside the text where it has room, or else over or under it, so that the text stays readable; what a mouse rested on is
 * over or under its line. Not by anchors: a box that follows its anchor makes Chromium scroll the page to what is further
 * down in the box.
 */
function spotOf(marker: Element, modal: boolean): Spot {
  const { clientHeight } = document.documentElement;
  // Not of the root element, which has the scroll bar's place too while the dialog is open.
  const { clientWidth } = document.body;
  const line = marker.getBoundingClientRect();
  const around = (modal && marker.closest(TEXTS)?.getBoundingClientRect()) || line;
  const width = clientWidth - around.right - BOX.free;
  const isBeside = modal && width >= BOX.narrow;
  const isTight = Math.max(around.top, clientHeight - around.bottom) < BOX.least;
  const text = isTight ? line : around;
  const isUnder = isBeside || clientHeight - text.bottom > text.top;
  const taken = isBeside
    ? `clamp(0px, ${line.top - BOX.usual / 2}px, 100% - ${BOX.usual}px)`
    : `clamp(0px, ${isUnder ? text.bottom : clientHeight - text.top}px, 100% - ${BOX.least}px)`;
  const left = isBeside ? `${around.right}px` : `min(${text.left}px, 100% - ${BOX.wide}px)`;
  return {
    isLow: line.bottom > innerHeight * LOW,
    style: hasRoomBesideText()
      ? {
          inset: `${isUnder ? `${taken} auto auto` : `auto auto ${taken}`} ${left}`,
          width: isBeside ? Math.min(width, BOX.inMargin) : undefined,
          maxHeight: `calc(100% - 12px - ${taken})`,
        }
      : {},
  };
}

const TEXTS = "p, .phone-rest, li, dd, td, th, figcaption, small";

/**
 * In px: what a box in the page's margin leaves free of it, its widths there, its usual one with its own margins, as in
 * citations.css, its usual height, and the least: with less room over and under the text, it covers all but the
 * marker's line.
 */
const BOX = { free: 28, narrow: 312, inMargin: 360, wide: 444, usual: 420, least: 220 };

/** From here on, a sheet of citations.css at the foot would cover the marker. */
const LOW = 0.54;
