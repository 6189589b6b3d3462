/** Also shown while the list loads, and when it fails. */
export const BLOG_TITLE = "Red Light Therapy Blog";
