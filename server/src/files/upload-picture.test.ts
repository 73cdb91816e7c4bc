import { createHash, randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { houseOf } from '../../test/house.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { formWith, noise, photo, readShelved, shelved, show, sizes, upload } from '../../test/pictures.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

const app = useOwnTestApp();
let robin: PersonInTest;
beforeAll(async () => {
  robin = await owner(app);
});
beforeEach(() => app.forgetLimits());

const taken = async (content: Buffer, person = robin) => {
  const answer = await upload(person, content);
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.body as { id: string; width: number; height: number; tint: string };
};

test('a picture that was taken in is shown in three sizes of webp, never larger than it came', async () => {
  const large = await taken(await photo(3000, 2000));
  expect([large.width, large.height]).toEqual([1600, 1067]);
  const shown: unknown[] = [];
  for (const size of sizes) {
    const { content } = await show(app, robin, large.id, size);
    const { format, width, height, pages } = await sharp(content).metadata();
    shown.push([size, format, width, height, pages]);
  }
  expect(shown).toEqual([
    ['small', 'webp', 160, 107, undefined],
    ['medium', 'webp', 640, 427, undefined],
    ['large', 'webp', 1600, 1067, undefined],
  ]);

  const tiny = await taken(await photo(90, 200));
  expect([tiny.width, tiny.height]).toEqual([90, 200]);
  const { width, height } = await sharp((await show(app, robin, tiny.id, 'large')).content).metadata();
  expect([width, height]).toEqual([90, 200]);
});

test('its files stand under names of ours, and the file that was sent is not among them', async () => {
  const content = await photo(800, 600);
  const { id } = await taken(content);
  const orgId = robin.user.activeOrganization?.id;
  const files = (await shelved(app)).filter((path) => path.includes(id));
  expect(files).toEqual(['large', 'medium', 'small'].map((size) => `${orgId}/${id}/${size}.webp`));
  for (const path of files) expect((await readShelved(app, path)).equals(content)).toBe(false);
  const [row] = await app.sql`select bytes, digest, created_by from file where id = ${id}`;
  const bytes = await Promise.all(files.map(async (path) => (await readShelved(app, path)).length));
  expect(row).toMatchObject({ bytes: bytes.reduce((sum, each) => sum + each), createdBy: robin.user.id });
  expect(row?.['digest'].equals(createHash('sha256').update(content).digest())).toBe(true);
});

test.each<[string, () => Promise<Buffer>]>([
  ['png', () => noise().png().toBuffer()],
  [
    'png, interlaced, of sixteen bits',
    () => noise().toColorspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
  ['png, of few colors', () => noise().png({ palette: true, colors: 8 }).toBuffer()],
  ['jpeg, progressive', () => noise().jpeg({ progressive: true }).toBuffer()],
  ['jpeg, for print', () => noise().toColorspace('cmyk').jpeg().toBuffer()],
  ['jpeg, gray', () => noise().grayscale().jpeg().toBuffer()],
  ['webp', () => noise().webp({ lossless: true }).toBuffer()],
  ['gif', () => noise().gif().toBuffer()],
  ['avif', () => noise().avif({ effort: 0 }).toBuffer()],
])('%s is a picture, whatever it is called', async (_format, make) => {
  const answer = await upload(robin, await make(), { name: 'notes.txt', type: 'text/plain' });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  const { content } = await show(app, robin, answer.body.id, 'large');
  expect(await sharp(content).metadata()).toMatchObject({
    format: 'webp',
    width: 60,
    height: 40,
    space: 'srgb',
  });
});

test('its tint is the color it has on the whole', async () => {
  const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  expect((await taken(plain)).tint).toBe('#804020');
  const half = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 100, height: 200, channels: 3, background: '#000000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  expect((await taken(half)).tint).toMatch(/^#(7f|80|7e|81)\1\1$/);
});

test('what is transparent stays so', async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#80402000' } })
    .png()
    .toBuffer();
  const { id } = await taken(clear);
  const { isOpaque } = await sharp((await show(app, robin, id, 'large')).content).stats();
  expect(isOpaque).toBe(false);
});

test('of a picture that moves the first moment is kept', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame('#ff0000'), frame('#00ff00'), frame('#0000ff')]);
  for (const moving of [
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer(),
  ]) {
    const picture = await taken(moving);
    expect(picture).toMatchObject({ width: 40, height: 40, tint: '#ff0000' });
    const { pages } = await sharp((await show(app, robin, picture.id, 'large')).content).metadata();
    expect(pages).toBeUndefined();
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture held as the camera says (%i) is shown upright',
  async (orientation) => {
    const corner = (background: string, left: number, top: number) => ({
      input: { create: { width: 40, height: 20, channels: 3, background } } as const,
      left,
      top,
    });
    const upright = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#ffffff' } })
      .composite([corner('#ff0000', 0, 0), corner('#00ff00', 40, 0), corner('#0000ff', 0, 20)])
      .png()
      .toBuffer();
    const turned = async (degrees: number) => sharp(await sharp(upright).rotate(degrees).toBuffer());
    const held = [
      sharp(upright),
      sharp(upright).flop(),
      await turned(180),
      sharp(upright).flip(),
      (await turned(90)).flop(),
      await turned(270),
      (await turned(270)).flop(),
      await turned(90),
    ][orientation - 1]!;
    const { id, width, height } = await taken(
      await held.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).withMetadata({ orientation }).toBuffer(),
    );
    expect([width, height]).toEqual([80, 40]);
    const pixels = await sharp((await show(app, robin, id, 'large')).content)
      .raw()
      .toBuffer();
    const at = (x: number, y: number) =>
      [...pixels.subarray((y * 80 + x) * 3, (y * 80 + x) * 3 + 3)]
        .map((part) => (part > 128 ? 1 : 0))
        .join('');
    expect([at(20, 10), at(60, 10), at(20, 30), at(60, 30)]).toEqual(['100', '010', '001', '111']);
  },
);

test('nothing that a camera wrote beside the pixels is in any size', async () => {
  const word = 'Mossbrook-Lane-47';
  const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="45,31.2N" exif:Place="${word}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
  const exif = {
    IFD0: { Artist: word, Copyright: word, Make: 'Camera', Software: word },
    IFD2: { MakerNote: word, UserComment: word },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '45/1 31/1 12/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '122/1 40/1 30/1',
    },
  };
  const iptc = Buffer.concat([
    Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04\0\0', 'latin1'),
    Buffer.from([0, 0, 0, word.length + 5, 0x1c, 2, 90, 0, word.length]),
    Buffer.from(`${word}\0`),
  ]);
  const plain = noise(400, 300);
  const withAll = (made: Sharp) => made.withExif(exif).withXmp(xmp).keepIccProfile().withIccProfile('p3');
  const jpeg = await withAll(plain.clone().jpeg()).toBuffer();
  const marked = Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xed, iptc),
    segment(0xfe, Buffer.from(word)),
    jpeg.subarray(2),
  ]);
  const files = {
    jpeg: marked,
    png: await withAll(plain.clone().png()).toBuffer(),
    webp: await withAll(plain.clone().webp()).toBuffer(),
    avif: await withAll(plain.clone().avif({ effort: 0 })).toBuffer(),
  };
  for (const [format, content] of Object.entries(files)) {
    expect([format, content.includes(word)]).toEqual([format, true]);
    const { id } = await taken(content);
    for (const size of sizes) {
      const shown = (await show(app, robin, id, size)).content;
      const about = await sharp(shown).metadata();
      expect([
        format,
        size,
        about.exif,
        about.xmp,
        about.iptc,
        about.icc,
        about.orientation,
        about.comments,
      ]).toEqual([format, size, ...Array(6).fill(undefined)]);
      expect([format, size, ...chunksOf(shown)]).toEqual([format, size, 'VP8 ']);
      for (const trace of [word, 'xmpmeta', 'ICC_PROFILE'])
        expect([format, size, trace, shown.includes(trace)]).toEqual([format, size, trace, false]);
    }
  }
});

/** The parts of a webp file by name: whatever is not pixels has a part of its own. */
const chunksOf = (webp: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    names.push(webp.toString('latin1', at, at + 4));
    at += 8 + length + (length % 2);
  }
  return names;
};

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

test('colors of a wide gamut look the same in the narrower one', async () => {
  const red = { create: { width: 40, height: 40, channels: 3, background: '#c05030' } } as const;
  const wide = await sharp(red).withIccProfile('p3').png().toBuffer();
  const { id } = await taken(wide);
  const pixels = await sharp((await show(app, robin, id, 'large')).content)
    .raw()
    .toBuffer();
  const near = [0xc0, 0x50, 0x30].map((part, index) => Math.abs(part - (pixels[index] ?? 0)));
  expect(Math.max(...near)).toBeLessThan(6);
});

test('the same picture taken in twice, even at the same moment, is one picture with one set of files', async () => {
  const content = await photo();
  const [first, second] = await Promise.all([taken(content), taken(content)]);
  const third = await taken(content);
  expect([second, third]).toEqual([first, first]);
  const orgId = robin.user.activeOrganization?.id;
  expect(
    (
      await app.sql`select 1 from file where org_id = ${orgId ?? ''} and digest = ${createHash('sha256').update(content).digest()}`
    ).length,
  ).toBe(1);
  const rows = await app.sql<{ id: string }[]>`select id from file`;
  expect(await shelved(app)).toHaveLength(rows.length * 3);
});

test('in two organizations it is two, and neither learns of the other', async () => {
  const [content, stranger] = [await photo(), await owner(app)];
  const [mine, theirs] = [await taken(content), await taken(content, stranger)];
  expect(theirs.id).not.toBe(mine.id);
});

test('an Idempotency-Key stands for one picture', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const content = await photo();
  const first = await upload(robin, content, { headers });
  expect((await upload(robin, content, { headers })).body).toEqual(first.body);
  expectProblem(await upload(robin, await photo(), { headers }), 'idempotency_mismatch');
});

test('whoever may not change items is refused before anything of the file is read', async () => {
  const { people } = await houseOf(app)('viewer', 'crew', 'accountant');
  const before = await shelved(app);
  for (const person of people) {
    expectProblem(await upload(person, await photo()), 'forbidden');
    expectProblem(await upload(person, Buffer.from('junk')), 'forbidden');
  }
  expectProblem(await upload(app.browser(), await photo()), 'unauthenticated');
  expect(await shelved(app)).toEqual(before);
});

test('when the row cannot be written its files are gone too, and when it can they are there', async () => {
  const before = await shelved(app);
  await app.sql.unsafe(`create function not_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger not_now before insert on file for each row execute function not_now()`);
  const content = await photo();
  expectProblem(await upload(robin, content), 'internal');
  expect(await shelved(app)).toEqual(before);
  await app.sql.unsafe('drop trigger not_now on file');
  await taken(content);
  expect(await shelved(app)).toHaveLength(before.length + 3);
});

test.each([
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\x.jpg',
  'CON',
  'NUL.jpg',
  `${'x'.repeat(300)}.jpg`,
  '\u202egpj.exe',
  'a\r\nX-Injected: yes\r\n\r\n.jpg',
  'a\u0000.jpg',
  '<img src=x onerror=alert(1)>.jpg',
  "'; drop table file; --.jpg",
  '.htaccess',
  '%00%2e%2e%2f',
  '👩‍👩‍👧‍👦.jpg',
  '/absolute/path.jpg',
  ' ',
])('a file called %j is kept under a name of ours', async (name) => {
  const answer = await upload(robin, await photo(), { name });
  expect(answer.status).toBe(201);
  for (const path of await shelved(app))
    expect(path).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\/(small|medium|large)\.webp$/);
  const [entry] =
    await app.sql`select to_jsonb(e)::text as text from audit_entry e where subject_id = ${answer.body.id}`;
  if (name.trim()) expect(entry?.['text']).not.toContain(name);
});

test('something else than one file called file names the field, or cannot be read', async () => {
  expectProblem(await robin.post('/pictures', {}), 'invalid_input', 'file');
  expectProblem(await robin.post('/pictures', { file: 'text' }), 'invalid_input', 'file');
  const other = new FormData();
  other.append('picture', new File([new Uint8Array(await photo())], 'a.jpg'));
  expectProblem(await robin.post('/pictures', other), 'invalid_input', 'file');
  const text = new FormData();
  text.append('file', 'text');
  expectProblem(await robin.post('/pictures', text), 'invalid_input', 'file');
  const two = formWith(await photo());
  two.append('file', new File([new Uint8Array(await photo())], 'b.jpg'));
  expectProblem(await robin.post('/pictures', two), 'bad_request');
  const inherited = formWith(await photo());
  inherited.append('__proto__', 'x');
  expectProblem(await robin.post('/pictures', inherited), 'bad_request');
});
