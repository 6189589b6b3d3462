/** The action's headers where a form was sent, else the loader's. */
export function formHeaders(from: { actionHeaders: Headers; loaderHeaders: Headers }): Headers {
  return from.actionHeaders.has("Cache-Control") ? from.actionHeaders : from.loaderHeaders;
}
