import { syncBuiltinESMExports } from "node:module";
import zlib, { type BrotliOptions, type CompressCallback } from "node:zlib";

const { brotliCompress, constants } = zlib;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

// What the server makes as small as it gets takes up to 0.7 s of a processor's time for a long page: a third of some
// tests. Files of the build and weights are compressed by other functions.
function quickBrotli(
  body: Buffer,
  ...rest: [BrotliOptions, CompressCallback] | [CompressCallback]
) {
  const [options, done] = rest.length === 1 ? [QUICK, ...rest] : rest;
  brotliCompress(body, options, done);
}

if (brotliCompress.name !== quickBrotli.name) {
  Object.assign(zlib, { brotliCompress: quickBrotli });
  syncBuiltinESMExports();
}
