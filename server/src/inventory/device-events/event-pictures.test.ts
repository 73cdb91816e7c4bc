import {
  largestEventPicture,
  largestPicturePart,
  leastPicturePart,
} from '@archway/contract/inventory/device-events/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { entriesOf } from '../../../test/matrix/entries-of.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { noise, photo, show } from '../../../test/pictures.ts';
import { event, sendBy } from '../../../test/scans/device-calls.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { sweepArriving } from '../../files/sweep-arriving.ts';
import { sweepFiles } from '../../files/sweep-files.ts';
import { newId } from '../../platform/ids.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

type Part = {
  picture: string;
  content: Buffer;
  offset?: number;
  until?: number;
  bytes?: number;
  position?: number;
};

const sendPart = (
  eventId: string,
  { picture, content, offset = 0, until = content.length, bytes = content.length, position = 0 }: Part,
  by = boss,
) => {
  const form = new FormData();
  const fields = { picture, position, bytes, offset };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(content.subarray(offset, until))], 'photo.jpg'));
  return by.post(`/scans/${eventId}/pictures`, form);
};

const damage = async (more: Record<string, unknown> = {}, by = boss) => {
  const unit = await house.unit();
  const reported = event('damaged', { unitId: unit.id, note: 'A leg is off', ...more });
  await sendBy(by, [reported]);
  return { unit, id: reported.id };
};
const eventsOf = async (unitId: string) => (await boss.get(`/inventory-events?unitId=${unitId}`)).body.rows;
const picturesOf = async (unitId: string, kind = 'damaged'): Promise<string[]> =>
  (await eventsOf(unitId)).find((row: { kind: string }) => row.kind === kind).pictureIds;
/** So large that it takes several parts. */
const least = leastPicturePart;
const largePhoto = () => noise(800, 600).png().toBuffer();
const arriving = async () =>
  (await app.sql`select id, received as here from arriving_picture order by id`).map((row) => ({
    ...row,
  }));

const partsHere = async () =>
  (await app.sql`select start, length(content) as bytes from arriving_part order by picture_id, start`).map(
    (row) => ({ ...row }),
  );

describe('a picture of what a device recorded', () => {
  test('stands in the history of its piece and in the work order of its damage', async () => {
    const { unit, id } = await damage();
    const [first, second] = [await photo(), await photo()];
    const one = await sendPart(id, { picture: newId(), content: second, position: 1 });
    expect([one.status, one.body]).toEqual([200, { received: second.length, fileId: expect.any(String) }]);
    const other = await sendPart(id, { picture: newId(), content: first });
    const inOrder = [other.body.fileId, one.body.fileId];
    expect(await picturesOf(unit.id)).toEqual(inOrder);
    const { rows } = (await boss.get(`/work-orders?unitId=${unit.id}`)).body;
    expect(rows[0].pictureIds).toEqual(inOrder);
    expect((await show(app, boss, inOrder[0])).status).toBe(200);
  });

  test('sent twice counts once, whether in a row or at the same moment, and is told once', async () => {
    const { unit, id } = await damage();
    const sent = { picture: newId(), content: await photo() };
    const entries = await entriesOf(app, async () => {
      const answers = await Promise.all([sendPart(id, sent), sendPart(id, sent)]);
      answers.push(await sendPart(id, sent));
      expect(new Set(answers.map(({ body }) => body.fileId)).size).toBe(1);
    });
    expect(await picturesOf(unit.id)).toHaveLength(1);
    expect(entries.filter((action) => action === 'unit.photo-added').length).toBeLessThanOrEqual(2);
  });

  test('that is cut off goes on where it was, and what is here already is not taken again', async () => {
    const { unit, id } = await damage();
    const content = await largePhoto();
    expect(content.length).toBeGreaterThan(3 * largestPicturePart);
    const picture = newId();
    const entries = await entriesOf(app, async () => {
      let received = 0;
      let fileId: string | null = null;
      while (!fileId) {
        const part = { picture, content, offset: received, until: received + largestPicturePart };
        const answers = [await sendPart(id, part), await sendPart(id, part)];
        expect(answers[1]!.body).toEqual(answers[0]!.body);
        ({ received, fileId } = answers[0]!.body);
      }
      expect(received).toBe(content.length);
      expect(await picturesOf(unit.id)).toEqual([fileId]);
    });
    expect(entries).toEqual(['unit.photo-added']);
    expect(await arriving()).toEqual([]);
  });

  test('from a byte that is not the next one is told where to go on', async () => {
    const { id } = await damage();
    const content = await largePhoto();
    const picture = newId();
    const early = await sendPart(id, { picture, content, offset: 1000, until: 1000 + least });
    expect([early.status, early.body]).toEqual([200, { received: 0, fileId: null }]);
    await sendPart(id, { picture, content, until: least });
    const late = await sendPart(id, { picture, content, offset: 2 * least, until: 3 * least });
    expect(late.body).toEqual({ received: least, fileId: null });
  });

  test('of an event that waits for somebody waits with it, and is on the piece when it is settled', async () => {
    const unit = await house.unit();
    const reported = event('damaged', { code: `TORN-${newId()}` });
    await sendBy(boss, [reported]);
    const { body } = await sendPart(reported.id, { picture: newId(), content: await photo() });
    const waiting = (await boss.get('/scan-reviews?itemsPerPage=100')).body.rows;
    expect(waiting.find(({ id }: { id: string }) => id === reported.id).pictureIds).toEqual([body.fileId]);
    await boss.post(`/scan-reviews/${reported.id}/resolve`, { choice: 'assign', unitId: unit.id });
    expect(await picturesOf(unit.id)).toEqual([body.fileId]);
  });

  test('is taken from the member who recorded the event, and from nobody else', async () => {
    const { id } = await damage();
    const [mate, stranger] = [await colleague(app, boss, 'crew'), await owner(app)];
    const sent = { picture: newId(), content: await photo() };
    for (const person of [mate, stranger]) expectProblem(await sendPart(id, sent, person), 'not_found');
    expectProblem(await sendPart(newId(), sent), 'not_found');
    const { id: theirs } = await damage({}, mate);
    expect((await sendPart(theirs, sent, mate)).status).toBe(200);
  });

  test('that is none, or is not what was announced, is refused by its field', async () => {
    const { id } = await damage();
    const picture = newId();
    const nothing = Buffer.from('%PDF-1.7 no picture');
    const broken = Buffer.concat([(await photo()).subarray(0, 300), Buffer.alloc(300)]);
    const content = await photo();
    for (const [part, field] of [
      [{ picture, content: nothing }, 'file'],
      [{ picture, content: broken }, 'file'],
      [{ picture, content, bytes: content.length - 1 }, 'bytes'],
      [{ picture, content, bytes: largestEventPicture + 1 }, 'bytes'],
      [{ picture, content, position: 6 }, 'position'],
      [{ picture: 'no id', content }, 'picture'],
    ] as const)
      expectProblem(await sendPart(id, part), 'invalid_input', field);
    const long = Buffer.concat([content, Buffer.alloc(largestPicturePart)]);
    expect((await sendPart(id, { picture, content: long })).status).toBe(413);
  });

  test('is one of six at most', async () => {
    const { unit, id } = await damage();
    for (let position = 0; position < 6; position += 1)
      expect((await sendPart(id, { picture: newId(), content: await photo(), position })).status).toBe(200);
    const seventh = await sendPart(id, { picture: newId(), content: await photo() });
    expectProblem(seventh, 'invalid_input', 'picture');
    expect(await picturesOf(unit.id)).toHaveLength(6);
  });

  test('is one of six at most, also of many that come at the same moment to two servers', async () => {
    const { unit, id } = await damage();
    const there = (await app.another()).browser();
    there.keep({ accessToken: boss.state.accessToken! });
    const contents = await Promise.all(Array.from({ length: 14 }, () => photo()));
    const answers = await Promise.all(
      contents.map((content, nth) =>
        sendPart(id, { picture: newId(), content }, nth % 2 === 0 ? boss : (there as typeof boss)),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(8);
    for (const answer of refused) expectProblem(answer, 'invalid_input', 'picture');
    expect(await picturesOf(unit.id)).toHaveLength(6);
  });

  test('is on every event that it is sent for, under the same name too, also by another member', async () => {
    const mate = await colleague(app, boss, 'warehouse');
    const sent = { picture: newId(), content: await photo() };
    for (const [reported, by] of [
      [await damage(), boss],
      [await damage(), boss],
      [await damage({}, mate), mate],
    ] as const) {
      const { body } = await sendPart(reported.id, sent, by);
      expect(body).toEqual({ received: sent.content.length, fileId: expect.any(String) });
      expect(await picturesOf(reported.unit.id)).toEqual([body.fileId]);
    }
  });
});

describe('a part', () => {
  test('is kept by itself, and what is here already is not written again', async () => {
    const { id } = await damage();
    const content = await largePhoto();
    await app.sql`delete from arriving_picture`;
    const picture = newId();
    await sendPart(id, { picture, content, until: 2 * least });
    const written = () =>
      app.sql`select xmin::text from arriving_part where picture_id = ${picture} and start = 0`;
    const first = await written();
    await sendPart(id, { picture, content, offset: 2 * least, until: 3 * least });
    expect(await written()).toEqual(first);
    expect(await partsHere()).toEqual([
      { start: 0, bytes: 2 * least },
      { start: 2 * least, bytes: least },
    ]);
  });

  test('is small only if it is the last one', async () => {
    const { id } = await damage();
    const content = await largePhoto();
    const picture = newId();
    expectProblem(await sendPart(id, { picture, content, until: least - 1 }), 'invalid_input', 'file');
    await sendPart(id, { picture, content, until: least });
    const next = { picture, content, offset: least, until: least + 1 };
    expectProblem(await sendPart(id, next), 'invalid_input', 'file');
  });

  test('beyond what one member may send in an hour waits, whatever becomes of it', async () => {
    const mate = await colleague(app, boss, 'warehouse');
    const { id } = await damage({}, mate);
    const sent = { picture: newId(), content: await photo() };
    const spent = { calls: Number.POSITIVE_INFINITY, seconds: 3600 };
    app.services.limits.spendMany(`parts:member:${mate.user.id}`, spent, 512 * 1024);
    const answer = await sendPart(id, sent, mate);
    expectProblem(answer, 'too_many_requests');
    expect((await sendPart((await damage()).id, sent)).status).toBe(200);
  });
});

describe('what is not finished', () => {
  test('is kept for a day, then swept away', async () => {
    const { id } = await damage();
    const content = await largePhoto();
    await app.sql`delete from arriving_picture`;
    const picture = newId();
    await sendPart(id, { picture, content, until: least });
    const sweepIn = (hours: number) =>
      sweepArriving({ ...app.services, clock: { now: () => new Date(Date.now() + hours * 3600_000) } });
    await sweepIn(23);
    expect(await arriving()).toEqual([{ id: picture, here: least }]);
    await sweepIn(25);
    expect(await arriving()).toEqual([]);
    expect(await partsHere()).toEqual([]);
    const again = await sendPart(id, { picture, content, offset: least, until: 2 * least });
    expect(again.body).toEqual({ received: 0, fileId: null });
  });

  test('is looked after by itself: files that nothing refers to do not wait behind it', async () => {
    const { id } = await damage();
    const content = await largePhoto();
    const notes = async () => (await app.sql`select count(*)::int as count from loose_file`)[0]!['count'];
    const before = await notes();
    for (let sent = 0; sent < 10; sent += 1) await sendPart(id, { picture: newId(), content, until: least });
    expect(await notes()).toBe(before);
  });

  test('is so many of one member; the oldest begin again', async () => {
    const { id } = await damage();
    const content = await largePhoto();
    await app.sql`delete from arriving_picture`;
    const pictures = Array.from({ length: 10 }, () => newId());
    for (const picture of pictures) await sendPart(id, { picture, content, until: least });
    expect((await arriving()).map((row) => row['id'])).toEqual(pictures.slice(2).sort());
    expect(await partsHere()).toHaveLength(8);
  });

  test('what is on an event is not swept away', async () => {
    const { unit, id } = await damage();
    await sendPart(id, { picture: newId(), content: await photo() });
    await sweepFiles({ ...app.services, clock: { now: () => new Date(Date.now() + 50 * 3600_000) } });
    const [kept] = await picturesOf(unit.id);
    expect((await show(app, boss, kept!)).status).toBe(200);
  });
});

test('a call that was made before changes nothing and is not told again', async () => {
  const unit = await house.unit();
  const seen = event('seen', { unitId: unit.id });
  const fresh = event('seen', { unitId: unit.id });
  const told = async (...events: unknown[]) => entriesOf(app, () => sendBy(boss, events));
  expect(await told(seen)).toEqual(['unit.scanned']);
  expect(await told(seen, seen)).toEqual([]);
  expect(await told(seen, fresh)).toEqual(['unit.scanned']);
});
