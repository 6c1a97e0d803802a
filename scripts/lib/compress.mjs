import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./stamp.mjs";

const TEXT_LIKE = /\.(?:css|html|ico|js|json|map|mjs|svg|txt|ttf|wasm|webmanifest|xml)$/;
const SMALLEST_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts the smallest brotli and gzip form beside every text-like file, so that the server never compresses one.
 * @param {string} folder
 */
export async function compressBelow(folder) {
  const files = filesBelow(folder, ".").filter((path) => TEXT_LIKE.test(path));
  await Promise.all(files.map((path) => compressFile(join(folder, path))));
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length <= SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
