/**
 * What is said of an address that the site links to and that has no page yet; undefined for any other.
 * What lies inside the section reviews, community or shop is as unpublished as the section.
 */
export function unpublishedNotice(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return NOTICES.get(path.replace(/^(\/(?:reviews|community|shop))\/.*/, "$1"));
}

const NOTICES = new Map([
  [
    "/reviews",
    "Our device reviews are not published yet. Each benefit page says which types of device there are for its use, and how they differ.",
  ],
  ["/shop", "The shop is not published yet."],
  ["/community", "The community section is not published yet."],
  [
    "/guides",
    "The page of all guides is not published yet. Here they are; Red Light 101 says in which order to read them.",
  ],
  [
    "/research",
    "Our research page is not published yet. Every benefit page and the long guide list the papers that they cite.",
  ],
  ["/about", "The page about us is not published yet."],
  ["/editorial-process", "The page on our editorial process is not published yet."],
  ["/contact", "The contact page is not published yet. Our address is at the foot of this page."],
  ["/partnerships", "The page on partnerships is not published yet."],
  ["/careers", "The careers page is not published yet."],
  [
    "/privacy",
    "The privacy notice is not published yet. Each form says what your details are used for. To have them deleted, write to the address at the foot of this page.",
  ],
  ["/terms", "The terms of use are not published yet."],
  [
    "/medical-disclaimer",
    "The full medical disclaimer is not published yet. The short one is at the foot of every page.",
  ],
  [
    "/affiliate-disclosure",
    "The full affiliate disclosure is not published yet. The short one is at the foot of every page.",
  ],
]);
