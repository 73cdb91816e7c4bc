import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<string> | Iterable<string> };

/** A zip archive that is made while it is sent. When nobody takes the rest, the entries are not read on. */
export async function* zipStream(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  // Its writer tells of some errors in no other way.
  zip.on('error', (error: Error) => output.destroy(error));
  const reading: Readable[] = [];
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, { mtime: at, compressionLevel: 6 }, (begin) => {
      const source = Readable.from(content, { objectMode: false });
      source.once('error', (error) => output.destroy(error));
      reading.push(source);
      begin(null, source);
    });
  zip.end();
  try {
    for await (const bytes of output) yield bytes as Buffer; // yazl writes bytes
  } finally {
    for (const source of reading) source.destroy();
  }
}
