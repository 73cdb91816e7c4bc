import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type HostileFile, hostileFiles, mark } from '../../test/hostile-files.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { photo, readShelved, shelved, upload } from '../../test/pictures.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

// Made before the server starts: it would take the time for a load of its own, and turn callers away.
const files = await hostileFiles();
const app = useOwnTestApp();
let robin: PersonInTest;
type Sent = HostileFile & { status: number; code: string; key: string; field: string; ms: number };
const sent: Sent[] = [];
let memory: number;

beforeAll(async () => {
  robin = await owner(app);
  await upload(robin, await photo()); // the library is loaded
  const before = process.memoryUsage.rss();
  let most = before;
  for (const file of files) {
    const { answer, ms } = await timed(file.content);
    const { code, errors } = answer.body ?? {};
    sent.push({
      ...file,
      status: answer.status,
      code,
      key: errors?.[0]?.key,
      field: errors?.[0]?.field,
      ms,
    });
    most = Math.max(most, process.memoryUsage.rss());
  }
  memory = most - before;
}, 60_000);

const timed = async (content: Buffer) => {
  const start = process.cpuUsage();
  const answer = await upload(robin, content);
  const { user, system } = process.cpuUsage(start);
  return { answer, ms: (user + system) / 1000 };
};

const named = (files: Sent[]) =>
  files.map(({ what, status, ms }) => `${what}: ${status} in ${Math.round(ms)} ms`);

test('more than two hundred were sent', () => {
  expect(sent.length).toBeGreaterThan(200);
});

test('each is taken in as a picture or refused as none, and nothing else', () => {
  const strange = sent.filter(({ status, code, key, field }) =>
    status === 422 ? `${code} ${key} ${field}` !== 'invalid_input errors.picture file' : status !== 201,
  );
  expect(named(strange)).toEqual([]);
});

test('what is no picture is refused, whatever it is called', () => {
  expect(named(sent.filter(({ refused, status }) => refused && status !== 422))).toEqual([]);
});

test('what is a picture and something else besides is taken in as the picture', () => {
  const both = sent.filter(({ what }) => / behind it$| as its comment$| as its text$|moments$/.test(what));
  expect(both.length).toBeGreaterThan(40);
  expect(named(both.filter(({ status }) => status !== 201))).toEqual([]);
});

/**
 * A machine that is shared charges a process for time it was not given, so a file is compared with a photograph of the
 * same minutes, and asked again before it is said to be expensive.
 */
test('none of them keeps a processor busy for longer than four photographs of a good camera do, and what is refused than two', async () => {
  const photograph = await photo(6000, 4000);
  const most = ({ status }: Sent) => (status === 422 ? 2 : 4);
  let expensive = sent;
  for (let look = 0; look < 3 && expensive.length > 0; look++) {
    // A picture that is there already costs next to nothing: each look sends another one.
    const again = (content: Buffer) => timed(Buffer.concat([content, Buffer.from(`look ${look}`)]));
    const usual = (await again(photograph)).ms;
    expensive = expensive.filter((file) => file.ms > most(file) * usual);
    for (const file of expensive) file.ms = Math.min(file.ms, (await again(file.content)).ms);
  }
  expect(named(expensive)).toEqual([]);
}, 60_000);

test('they do not take more than three hundred megabytes of memory', () => {
  expect(memory / 1024 / 1024).toBeLessThan(300);
});

test('nothing but pictures of ours came out of them, with not a word of theirs', async () => {
  const paths = await shelved(app);
  expect(paths.length).toBeGreaterThan(3 * 40);
  for (const path of paths) {
    const content = await readShelved(app, path);
    const { format, exif, xmp, icc } = await sharp(content).metadata();
    expect([path, format, exif, xmp, icc]).toEqual([path, 'webp', undefined, undefined, undefined]);
    // A RIFF is as long as it says: there is nothing behind it.
    expect(content.readUInt32LE(4) + 8).toBe(content.length);
    for (const word of [mark, '<script', '<?php', '<svg', '%PDF', 'PK\x03\x04', 'archway'])
      expect([path, word, content.includes(word)]).toEqual([path, word, false]);
  }
});

test('no row is without its files, and no file without its row', async () => {
  const rows = await app.sql<{ folder: string }[]>`select org_id || '/' || id as folder from file`;
  const files = rows.flatMap(({ folder }) =>
    ['large', 'medium', 'small'].map((size) => `${folder}/${size}.webp`),
  );
  expect(await shelved(app)).toEqual(files.sort());
});

test('the log holds nothing of what was sent, and no failure of ours', () => {
  expect(app.logged.filter((line) => line.includes(mark) || line.includes('"level":50'))).toEqual([]);
});
