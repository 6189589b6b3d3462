/** The headers of a page that takes a form: the action's, where the form was sent. */
export function formHeaders(from: { actionHeaders: Headers; loaderHeaders: Headers }): Headers {
  return from.actionHeaders.has("Cache-Control") ? from.actionHeaders : from.loaderHeaders;
}
