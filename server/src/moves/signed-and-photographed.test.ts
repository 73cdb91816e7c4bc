import { expect, test } from 'vitest';
import { onMove, sendLately } from '../../test/moves/moving.ts';
import { useMovingLately } from '../../test/moves/use-moving.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { photo } from '../../test/pictures.ts';
import { applied } from '../../test/scans/device-calls.ts';
import { useOwnTestApp } from '../../test/test-app.ts';
import { newId } from '../platform/ids.ts';

const app = useOwnTestApp();
const company = useMovingLately(app);

const send = async (...events: object[]) => (await sendLately(company.boss, events)).body.events;
/** In the order in which it was recorded. */
const told = async (moveId: string) => {
  const rows: { at: string; kind: string; pictureIds: string[] }[] = (
    await company.boss.get(`/moves/${moveId}/events`)
  ).body.rows;
  return rows.toSorted((one, other) => one.at.localeCompare(other.at));
};
const planned = () =>
  company.earlier(async () => {
    const unit = await company.moving.house.unit();
    return { ...(await company.moving.moveIn([{ itemId: unit.itemId, quantity: 1 }])), unit };
  });

test('who signed, and how rooms looked before and after, is told with the move and brings it no further', async () => {
  const { move, staging } = await planned();
  const answers = await send(
    onMove(move.id, 'signed', { note: 'Dana Moss' }),
    onMove(move.id, 'photographed', { taken: 'before', roomId: staging.roomId, note: 'Scratch' }),
    onMove(move.id, 'photographed', { taken: 'after' }),
  );
  expect(answers).toMatchObject([applied, applied, applied]);
  expect(await told(move.id)).toMatchObject([
    { kind: 'signed', note: 'Dana Moss', taken: null, itemId: null },
    { kind: 'photographed', taken: 'before', roomId: staging.roomId, note: 'Scratch' },
    { kind: 'photographed', taken: 'after', roomId: null },
  ]);
  expect(await company.moving.moveNow(move.id)).toMatchObject({
    status: 'scheduled',
    progress: { planned: 1, picked: 0 },
  });
});

test('a whole day in one call: pieces, photos, the truck and a signature', async () => {
  const { move, unit, staging } = await planned();
  const signed = onMove(move.id, 'signed', { note: 'Dana' });
  const answers = await send(
    onMove(move.id, 'photographed', { taken: 'before' }),
    onMove(move.id, 'picked', { unitId: unit.id }),
    onMove(move.id, 'departed'),
    onMove(move.id, 'dropped', { unitId: unit.id, roomId: staging.roomId }),
    signed,
    onMove(move.id, 'photographed', { taken: 'after' }),
    { ...onMove(move.id, 'undone'), undoes: signed.id },
  );
  expect(answers).toMatchObject(Array.from({ length: 7 }, () => ({ applied: true })));
  expect(await send(onMove(move.id, 'signed', { note: 'Dana' }), onMove(move.id, 'departed'))).toMatchObject([
    applied,
    applied,
  ]);
  expect(await company.moving.moveNow(move.id)).toMatchObject({
    status: 'on_site',
    progress: { dropped: 1 },
  });
});

test('it is taken back like everything else, and leaves the truck where it is', async () => {
  const { move, unit } = await planned();
  await send(onMove(move.id, 'picked', { unitId: unit.id }), onMove(move.id, 'departed'));
  const signed = onMove(move.id, 'signed', { note: 'Dana' });
  await send(signed);
  expect(await send({ ...onMove(move.id, 'undone'), undoes: signed.id })).toMatchObject([{ applied: true }]);
  expect((await told(move.id)).at(-1)).toMatchObject({ kind: 'undone', undoes: signed.id });
  expect(await company.moving.moveNow(move.id)).toMatchObject({
    status: 'in_transit',
    progress: { picked: 1 },
  });
});

test('photos of a room that nobody knows are kept, and so are those that say nothing of when', async () => {
  const { move } = await planned();
  const [unknown, unsaid, elsewhere] = await send(
    onMove(move.id, 'photographed', { taken: 'after', roomId: newId() }),
    onMove(move.id, 'photographed', {}),
    onMove(newId(), 'signed', { note: 'Dana' }),
  );
  expect(unknown).toMatchObject({ applied: true });
  expect(unsaid).toMatchObject({ applied: false, review: 'malformed' });
  expect(elsewhere).toMatchObject({ applied: false, review: 'unknown_move' });
});

test('what is about the whole move has pictures of whoever recorded it, and of nobody else', async () => {
  const { move } = await planned();
  const [signed, photographed] = [
    onMove(move.id, 'signed', { note: 'Dana' }),
    onMove(move.id, 'photographed', { taken: 'after' }),
  ];
  await send(signed, photographed);
  for (const { id } of [signed, photographed]) {
    expect(await sendPhoto(company.boss, id)).toMatchObject({ status: 200 });
    expect((await sendPhoto(await colleague(app, company.boss, 'crew'), id)).status).toBe(404);
    expect((await sendPhoto(await owner(app), id)).status).toBe(404);
  }
  expect((await told(move.id)).map(({ pictureIds }) => pictureIds.length)).toEqual([1, 1]);
});

test('whoever has heard of an event before its photo arrived is told of it again', async () => {
  const { move } = await planned();
  const signed = onMove(move.id, 'signed', { note: 'Dana' });
  await send(signed, onMove(move.id, 'departed'));
  const since = async (after: string) =>
    (await company.boss.get(`/moves/${move.id}/events?after=${encodeURIComponent(after)}`)).body;
  const { after } = await since('');
  await sendPhoto(company.boss, signed.id);
  const { rows } = await since(after);
  expect(rows).toContainEqual(expect.objectContaining({ id: signed.id, pictureIds: [expect.any(String)] }));
});

const sendPhoto = async (by: PersonInTest, eventId: string) => {
  const content = await photo();
  const form = new FormData();
  const fields = { picture: newId(), position: 0, bytes: content.length, offset: 0 };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new File([new Uint8Array(content)], 'photo.jpg'));
  return by.post(`/scans/${eventId}/pictures`, form);
};
