import { X } from "lucide-react";
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { studyIdOf, studyPath } from "#app/evidence/text/reference.ts";
import { hashOf, markerOf } from "./citation-marker.ts";
import { fetchSummaries } from "./fetched-summaries.ts";
import { sideNoteOf } from "./side-note.ts";
import { StudyFacts } from "./study-facts.tsx";
import type { StudySummary } from "./study-summary.server.ts";

/**
 * A copy of the reference from the page's list, with the fetched finding: a box beside the marker,
 * or a sheet on small screens. A modal one takes the focus.
 */
export default function CitationPreview({
  markerId,
  modal,
  onKeep,
  onLeave,
  onClose,
  onFollow,
}: {
  markerId: string;
  modal: boolean;
  onKeep: () => void;
  onLeave: () => void;
  onClose: () => void;
  /** Called when the reader follows the link to the list. */
  onFollow: (link: { hash: string }) => void;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const source = useRef<HTMLDivElement>(null);
  const [{ hash, places }, setLink] = useState({ hash: "", places: 0 });
  const [summary, setSummary] = useState<Fetched>();
  const id = studyIdOf(hash);

  useLayoutEffect(() => {
    const box = dialog.current;
    const marker = markerOf(markerId);
    if (!box || !marker) return;
    const hash = hashOf(marker);
    const reference = document.getElementById(hash.slice(1));
    if (!reference) return;
    title.current?.replaceChildren(...copyOf(reference.previousElementSibling));
    source.current?.replaceChildren(...copyOf(reference));
    setLink({ hash, places: document.querySelectorAll(`.citation a[href="${hash}"]`).length });
    let isShown = true;
    const show = (summary: Fetched) => isShown && setSummary(summary);
    show(undefined);
    const study = studyIdOf(hash);
    if (study) {
      fetchSummaries([study]).then(
        ([summary = null]) => show(summary),
        () => show(null),
      );
    }
    marker.setAttribute("aria-expanded", "true");
    if (modal) openInPlace(box, marker);
    // `show()` would take the focus.
    else box.open = true;
    const follow = () => place(box, marker);
    if (modal) for (const event of MOVES) addEventListener(event, follow);
    return () => {
      for (const event of MOVES) removeEventListener(event, follow);
      isShown = false;
      marker.removeAttribute("aria-expanded");
      box.close();
    };
  }, [markerId, modal]);

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
      aria-labelledby={titleId}
      closedby={modal ? "any" : "none"}
      // A late close event, after the next opening, does not count.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={onClick}
      onPointerEnter={onKeep}
      onPointerLeave={() => !modal && onLeave()}
      className="citation-preview"
    >
      <div className="citation-preview-head">
        <p ref={title} id={titleId} />
        <form method="dialog">
          <button type="submit" aria-label="Close">
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </form>
      </div>
      <div aria-live="polite">{id !== null && <Finding id={id} summary={summary} />}</div>
      <div ref={source} className="citation-preview-source" />
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

/** Undefined during the request, null after its failure. */
type Fetched = StudySummary | null | undefined;

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

function openInPlace(box: HTMLDialogElement, marker: Element) {
  const top = scrollY;
  box.showModal();
  // Not before: a page without its scroll bar may be wider, and its lines break elsewhere.
  place(box, marker);
  // In case the browser has scrolled to the focus.
  scrollTo({ top, behavior: "instant" });
}

/**
 * A sheet is at the end of the screen that its marker is not at, so that the page need not move. A box is over the
 * marker's note in the margin, which says the same, beside the text where it has room, or else over or under it, so that
 * the text stays readable. Not by anchors: a box that follows its anchor makes Chromium scroll the page to what is
 * further down in the box.
 */
function place(box: HTMLDialogElement, marker: Element) {
  const { clientHeight } = document.documentElement;
  // Not of the root element, which has the scroll bar's place too while the dialog is open.
  const { clientWidth } = document.body;
  const line = marker.getBoundingClientRect();
  const around = marker.closest(TEXTS)?.getBoundingClientRect() ?? line;
  const note = sideNoteOf(marker)?.getBoundingClientRect();
  // Words begin where the note's did.
  const beside = note ? note.left - 26 : around.right;
  const width = clientWidth - beside - BOX.free;
  const isBeside = width >= BOX.narrow;
  const isTight = Math.max(around.top, clientHeight - around.bottom) < BOX.least;
  const text = isTight ? line : around;
  const isUnder = isBeside || clientHeight - text.bottom > text.top;
  const taken = isBeside
    ? `clamp(0px, ${line.top - BOX.usual / 2}px, 100% - ${BOX.usual}px)`
    : `clamp(0px, ${isUnder ? text.bottom : clientHeight - text.top}px, 100% - ${BOX.least}px)`;
  const left = isBeside ? `${beside}px` : `min(${text.left}px, 100% - ${BOX.wide}px)`;
  box.classList.toggle("at-top", line.bottom > innerHeight * LOW);
  const inset = isUnder ? `${taken} auto auto` : `auto auto ${taken}`;
  box.style.cssText = `--taken: ${taken}; --inset: ${inset} ${left}`;
  if (isBeside) box.style.setProperty("--width", `${Math.min(width, BOX.inMargin)}px`);
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

/** The visible part, without links that belong to the list alone. */
function copyOf(part: Element | null): Node[] {
  const copy = part?.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  for (const own of copy.querySelectorAll(
    ".reference-back, .reference-links > :is([href^='/'], [href^='#'])",
  ))
    own.remove();
  return [...copy.childNodes];
}
