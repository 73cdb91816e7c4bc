import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes name.br and name.gz, as small as they get, beside every file that compression makes smaller. */
export const precompress = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))));
};

const compress = async (file) => {
  const content = await readFile(file);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    brotli(content, options).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** index.html is left out: the server writes it anew for each visitor. Pictures and woff2 are compressed already. */
const isCompressible = (name) =>
  name !== 'index.html' &&
  /\.(?:js|mjs|css|html|svg|json|map|txt|xml|wasm|webmanifest|ico|ttf|otf)$/.test(name);
