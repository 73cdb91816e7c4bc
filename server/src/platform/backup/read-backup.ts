import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';
import { Contents, Head, names } from './backup-format.ts';
import { readTar, type TarMember, tarHead, tarMember, tarPadding } from './tar.ts';

export type CheckedBackup = {
  readonly head: Head;
  readonly secrets: readonly string[];
  readonly contents: Contents;
};

/** The files of a backup, one after the other. */
export const membersIn = (file: string): AsyncGenerator<TarMember> => {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  return readTar(packed.pipe(unpacked));
};

/** Reads a backup from its beginning to its end and holds it to its checksum, before anything is done with it. */
export const checkBackup = async (file: string): Promise<CheckedBackup> => {
  try {
    return await readWhole(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new CannotStart(
      missing
        ? `There is no file ${file}.`
        : `${file} is no backup, or a damaged one (${reason}): nothing was changed.`,
    );
  }
};

const readWhole = async (file: string): Promise<CheckedBackup> => {
  const hash = createHash('sha256');
  let head: Head | undefined;
  let contents: Contents | undefined;
  let secrets: string[] = [];
  let whole: CheckedBackup | undefined;
  for await (const { name, size, content } of membersIn(file)) {
    if (whole) throw new Error('something follows its checksum');
    if (name === names.checksum) {
      if ((await text(content)).trim() !== hash.digest('hex')) throw new Error('its checksum is another');
      if (!head || !contents) throw new Error('it is not whole');
      whole = { head, contents, secrets };
      continue;
    }
    if (name === names.head) {
      const written = await remember(name, content, hash);
      const { format }: { format?: unknown } = JSON.parse(written);
      if (format !== 1) throw new Error(`its format is ${format}, this Archway reads 1`);
      head = Head.parse(JSON.parse(written));
    } else if (name === names.contents)
      contents = Contents.parse(JSON.parse(await remember(name, content, hash)));
    else if (name === names.secrets)
      secrets = (await remember(name, content, hash)).split('\n').filter(Boolean);
    else await pass(name, size, content, hash);
  }
  if (!whole) throw new Error('it ends too early');
  return whole;
};

type Hash = ReturnType<typeof createHash>;

const text = async (content: AsyncIterable<Buffer>) => (await buffer(content)).toString('utf8');

const remember = async (name: string, content: AsyncIterable<Buffer>, hash: Hash) => {
  const whole = await buffer(content);
  hash.update(tarMember(name, whole));
  return whole.toString('utf8');
};

/** The checksum is over the archive's bytes: head, content and padding. */
const pass = async (name: string, size: number, content: AsyncIterable<Buffer>, hash: Hash) => {
  hash.update(tarHead(name, size));
  for await (const chunk of content) hash.update(chunk);
  hash.update(tarPadding(size));
};
