import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { SheetFailure } from './sheet-failure.ts';

export type Zip = {
  readonly entries: readonly Entry[];
  /** The content of an entry, piece by piece; broken off as soon as it is more than it said, or than anybody allows. */
  read(entry: Entry, most: number): AsyncGenerator<Buffer>;
};

type Limits = { readonly entries: number; readonly bytes: number };

/** More of one thing than this from so little is nothing that was ever written by a person or a spreadsheet. */
const mostRatio = 400;
const ratioFrom = 8 * 1024 * 1024;

/**
 * A zip, looked at before anything of it is unpacked: how many things it holds, how large they say they are, and whether
 * they are plain files with plain names. Nothing is ever written under a name of its own.
 */
export const openZip = async (content: Buffer, limits: Limits): Promise<Zip> => {
  const zip = await opened(content);
  if (zip.entryCount > limits.entries) throw new SheetFailure('unsafe_zip');
  const entries = await entriesOf(zip);
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > limits.bytes || entries.some(isSuspicious)) throw new SheetFailure('unsafe_zip');
  if (entries.some((entry) => entry.isEncrypted())) throw new SheetFailure('encrypted');
  return { entries, read: (entry, most) => readEntry(zip, entry, most) };
};

const opened = (content: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true, autoClose: false, strictFileNames: false }, (error, zip) =>
      error ? reject(new SheetFailure('unreadable')) : resolve(zip),
    );
  });

const entriesOf = (zip: ZipFile) =>
  new Promise<Entry[]>((resolve, reject) => {
    const entries: Entry[] = [];
    // A name that leads out of its folder is refused by the library, with an error of its own.
    zip.on('error', (error: Error) =>
      reject(
        new SheetFailure(
          /relative path|absolute path|invalid characters/.test(error.message) ? 'unsafe_zip' : 'unreadable',
        ),
      ),
    );
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.readEntry();
  });

const isSuspicious = (entry: Entry) => {
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  const isLink = kind === 0o120000;
  const isSpecial = kind !== 0 && kind !== 0o100000 && kind !== 0o040000;
  const swells =
    entry.uncompressedSize > ratioFrom && entry.uncompressedSize > entry.compressedSize * mostRatio;
  return isLink || isSpecial || swells || !isPlainName(entry.fileName);
};

/** Nobody names a file with a control character, nor with more than systems allow. */
const isPlainName = (name: string) => name.length <= longestName && !/\p{Cc}/u.test(name);
const longestName = 1000;

async function* readEntry(zip: ZipFile, entry: Entry, most: number): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > most) throw new SheetFailure('unsafe_zip');
  let size = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length;
      if (size > entry.uncompressedSize || size > most) throw new SheetFailure('unsafe_zip');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof SheetFailure ? error : new SheetFailure('unreadable');
  }
}
