import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PictureSize, pictureSizes } from '@archway/contract/files/picture';
import { fileNameOf } from '../../files/keep-picture.ts';
import type { MadePicture } from '../../files/sizes-of-pixels.ts';
import type { Piece } from './draw-piece.ts';

export type DrawnFacts = Pick<MadePicture, 'width' | 'height' | 'tint'>;

/**
 * The pictures of these pieces, in their order. They are drawn once by a process of its own and kept in the first of
 * the folders that can be written to, until a drawing changes.
 */
export const drawnPictures = async (
  pieces: readonly Piece[],
  folders: readonly string[],
  signal?: AbortSignal,
): Promise<MadePicture[]> => {
  const name = await nameOf(pieces);
  for (const folder of folders) {
    const kept = await read(join(folder, name), pieces.length);
    if (kept) return kept;
  }
  const folder = join(await firstWritable(folders), name);
  await drawInto(folder, pieces, signal);
  const drawn = await read(folder, pieces.length);
  if (!drawn) throw new Error('The drawings are not where they were put.');
  return drawn;
};

/** Another drawing, another name: whatever stands in the files of this folder goes into it. */
const nameOf = async (pieces: readonly Piece[]) => {
  const hash = createHash('sha256').update(JSON.stringify(pieces));
  const names = await readdir(import.meta.dirname, { recursive: true });
  for (const file of names.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort())
    hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
};

const read = async (folder: string, count: number): Promise<MadePicture[] | undefined> => {
  try {
    const facts: DrawnFacts[] = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
    if (facts.length !== count) return undefined;
    return await Promise.all(
      facts.map(async (fact, at) => ({ ...fact, sizes: await readSizes(folder, at) })),
    );
  } catch {
    return undefined;
  }
};

const readSizes = async (folder: string, at: number) => {
  const files = (Object.keys(pictureSizes) as PictureSize[]).map(
    async (size) => [size, await readFile(join(folder, `${at}-${fileNameOf(size)}`))] as const,
  );
  return Object.fromEntries(await Promise.all(files)) as MadePicture['sizes']; // one for each size
};

const firstWritable = async (folders: readonly string[]) => {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true });
      const probe = join(folder, randomBytes(6).toString('hex'));
      await mkdir(probe);
      await rm(probe, { recursive: true });
      return folder;
    } catch {}
  }
  throw new Error(`Nothing can be written to ${folders.join(' or ')}.`);
};

/** Drawn beside and put into place whole. Of several that want the same at once, one draws and the others wait for it. */
const drawInto = async (folder: string, pieces: readonly Piece[], signal?: AbortSignal) => {
  const claim = `${folder}.claim`;
  while (!(await isClaimed(claim))) {
    if (await read(folder, pieces.length)) return;
    await sleep(claimBeatMs / 2, undefined, { signal });
  }
  const beat = setInterval(() => void utimes(claim, new Date(), new Date()).catch(() => {}), claimBeatMs);
  const beside = `${folder}-${randomBytes(6).toString('hex')}`;
  try {
    // Who claimed it before may have put it there since it was last looked for.
    if (await read(folder, pieces.length)) return;
    await mkdir(beside);
    await draw(beside, pieces, signal);
    await rename(beside, folder).catch(() => {});
  } finally {
    clearInterval(beat);
    for (const path of [beside, claim]) await rm(path, { recursive: true, force: true });
  }
};

/** Whoever draws says so every second; one who has been silent for longer was killed. */
const claimBeatMs = 1000;
const silenceMs = 10_000;

const isClaimed = async (claim: string) => {
  try {
    await mkdir(claim);
    return true;
  } catch {
    const { mtimeMs } = await stat(claim).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > silenceMs) await rm(claim, { recursive: true, force: true });
    return false;
  }
};

const draw = (folder: string, pieces: readonly Piece[], signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const script = join(import.meta.dirname, 'draw-to-folder.ts');
    const args = ['--disable-warning=ExperimentalWarning', script, folder, JSON.stringify(pieces)];
    const child = execFile(
      process.execPath,
      args,
      { timeout: 300_000, ...(signal ? { signal } : {}) },
      (error) => (error ? reject(error) : resolve()),
    );
    // Whoever is served meanwhile comes first. Nobody but root may ask for more than they have themselves.
    if (child.pid) setPriority(child.pid, Math.max(getPriority(), 5));
  });
