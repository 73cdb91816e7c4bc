import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { dexieStore } from './dexie-store.ts';
import { OutboxDatabase } from './outbox-database.ts';
import type { OutboxEntry, OutboxPicture } from './outbox-entry.ts';
import { unknownThere } from './set-aside.ts';

let databases = 0;
const newName = () => {
  databases += 1;
  return `outbox ${databases}`;
};
let isHere = true;
beforeEach(() => {
  isHere = true;
});
const openStore = async (name = newName(), version = 'first') => {
  const database = new OutboxDatabase(name);
  await database.open();
  return dexieStore(database, { changed: () => undefined, isHere: () => isHere, version });
};

const ada = 'ada larkspur';
const entry = (id: string, owner = ada, more: Partial<OutboxEntry['fact']> = {}): OutboxEntry => {
  return { id, owner, fact: { id, at: '2026-11-18T09:14:00Z', kind: 'damaged', ...more } };
};
const picture = (id: string, factId: string, owner = ada): OutboxPicture => {
  return { id, owner, factId, position: 0, content: new Blob(['a picture']), sent: 0 };
};

/** As each version of the app kept things; whatever is added here is never changed. */
const earlierShapes = {
  1: async (name: string) => {
    const database = new Dexie(name);
    database.version(1).stores({ entries: '++order, &id, owner' });
    await database
      .table('entries')
      .bulkAdd([
        entry('1'),
        { ...entry('2'), shown: { text: 'LK-1', state: 'kept' } },
        { ...entry('3'), reason: 'refused' },
        entry('4', 'bob larkspur'),
      ]);
    database.close();
  },
};

test.each(Object.entries(earlierShapes))(
  'what version %s kept is there after the app has become a later one',
  async (_version, make) => {
    const name = newName();
    await make(name);
    const store = await openStore(name);
    expect((await store.waiting(ada, 10)).map(({ id }) => id)).toEqual(['1', '2']);
    expect((await store.all(ada)).map(({ id, shown, reason }) => [id, shown?.['text'], reason])).toEqual([
      ['1', undefined, undefined],
      ['2', 'LK-1', undefined],
      ['3', undefined, 'refused'],
    ]);
    await store.add([entry('5')], [picture('a', '5')]);
    expect((await store.all(ada)).map(({ id }) => id)).toEqual(['1', '2', '3', '5']);
    expect(await store.counts(ada)).toEqual({ waiting: 3, setAside: 1 });
    await store.settle(ada, [{ id: '5', review: null }]);
    expect((await store.nextPicture(ada))?.id).toBe('a');
  },
);

test('a fact and its pictures are kept together or not at all', async () => {
  const store = await openStore();
  await store.add([entry('1')], [picture('a', '1')]);
  await expect(store.add([entry('2')], [picture('b', '2'), picture('a', '2')])).rejects.toThrow();
  expect((await store.all(ada)).map(({ id }) => id)).toEqual(['1']);
  expect((await store.pictures(ada)).map(({ id }) => id)).toEqual(['a']);
});

test('a picture is sent after its fact, as it was taken', async () => {
  const store = await openStore();
  await store.add([entry('1'), entry('2')], [picture('a', '2'), picture('b', '1', 'bob larkspur')]);
  await store.settle(ada, [{ id: '1', review: null }]);
  expect(await store.nextPicture(ada)).toBeUndefined();
  await store.settle(ada, [{ id: '2', review: 'unknown_code' }]);
  const next = await store.nextPicture(ada);
  expect([next?.id, await next?.content.text()]).toEqual(['a', 'a picture']);
  await store.pictureSent('a', 4);
  expect((await store.nextPicture(ada))?.sent).toBe(4);
  await store.pictureArrived('a');
  expect(await store.nextPicture(ada)).toBeUndefined();
});

test('a picture that is added while others are sent waits for its fact', async () => {
  const store = await openStore();
  for (let nth = 0; nth < 40; nth += 1) {
    const id = `${nth}`;
    const looking = store.nextPicture(ada);
    // Some turns of the queue later: between whatever it reads.
    for (let turn = 0; turn < nth; turn += 1) await Promise.resolve();
    await store.add([entry(id)], [picture(`picture ${id}`, id)]);
    expect(await looking).toBeUndefined();
  }
});

test('a fact with pictures is one to send, until the last of them is there', async () => {
  const store = await openStore();
  await store.add([entry('1'), entry('2')], [picture('a', '1'), picture('b', '1')]);
  expect(await store.counts(ada)).toEqual({ waiting: 2, setAside: 0 });
  await store.settle(ada, [{ id: '1', review: null }]);
  await store.pictureArrived('a');
  expect(await store.counts(ada)).toEqual({ waiting: 2, setAside: 0 });
  expect(await store.countOfMember('ada')).toBe(2);
  await store.setPictureAside('b', 'refused');
  expect(await store.counts(ada)).toEqual({ waiting: 1, setAside: 1 });
});

test('what was sent is of its owner, the latest first, and forgotten with the session', async () => {
  const store = await openStore();
  await store.add([entry('1'), entry('2'), entry('3', 'bob larkspur')]);
  const placed = ['1', '2', '3'].map((id) => ({ id, review: id === '2' ? 'unknown_code' : null }));
  await store.settle(ada, placed);
  await store.settle('bob larkspur', placed);
  expect((await store.sentLately(ada)).map(({ id, review }) => [id, review])).toEqual([
    ['2', 'unknown_code'],
    ['1', null],
  ]);
  await store.forgetSent('ada');
  expect(await store.sentLately(ada)).toEqual([]);
  expect((await store.sentLately('bob larkspur')).length).toBe(1);
  await store.forgetSent(undefined);
  expect(await store.sentLately('bob larkspur')).toEqual([]);
});

test('only what is of the owner in whose name it was sent is settled', async () => {
  const store = await openStore();
  await store.add([entry('1'), entry('2', 'bob larkspur')]);
  await store.settle(ada, [
    { id: '1', review: null },
    { id: '2', review: null },
  ]);
  expect(await store.all(ada)).toEqual([]);
  expect((await store.all('bob larkspur')).map(({ id }) => id)).toEqual(['2']);
});

test('what is answered after its member has left is forgotten at once, but for that of which a picture waits', async () => {
  const store = await openStore();
  await store.add([entry('1'), entry('2')], [picture('a', '2')]);
  isHere = false;
  await store.settle(ada, [
    { id: '1', review: null },
    { id: '2', review: null },
  ]);
  expect(await store.all(ada)).toEqual([]);
  expect((await store.sentLately(ada)).map(({ id }) => id)).toEqual(['2']);
});

test('what was sent is known for as long as a picture of it waits, whoever signs out and however much is sent since', async () => {
  const store = await openStore();
  await store.add([entry('0000')], [picture('a', '0000')]);
  await store.settle(ada, [{ id: '0000', review: null }]);
  await store.forgetSent('ada');
  const many = Array.from({ length: 230 }, (_, nth) => entry(String(nth + 1).padStart(4, '0')));
  await store.add(many);
  await store.settle(
    ada,
    many.map(({ id }) => ({ id, review: null })),
  );
  const sent = await store.sentLately(ada);
  expect(sent.length).toBe(201);
  expect(sent.at(-1)?.id).toBe('0000');
});

test('what one member sent does not push out what another did', async () => {
  const store = await openStore();
  const owners = ['ada larkspur', 'bob larkspur'];
  for (const [index, owner] of owners.entries()) {
    const many = Array.from({ length: 150 }, (_, nth) => entry(`${index}-${nth}`, owner));
    await store.add(many);
    await store.settle(
      owner,
      many.map(({ id }) => ({ id, review: null })),
    );
  }
  for (const owner of owners) expect((await store.sentLately(owner)).length).toBe(150);
});

test('what the server would not take can be sent again, with its pictures', async () => {
  const store = await openStore();
  await store.add([entry('1'), entry('2')], [picture('a', '2')]);
  await store.setAside([{ id: '1', reason: 'refused' }]);
  await store.settle(ada, [{ id: '2', review: null }]);
  await store.setPictureAside('a', 'refused');
  expect(await store.counts(ada)).toEqual({ waiting: 0, setAside: 2 });
  await store.retry('1');
  expect((await store.waiting(ada, 10)).map(({ id }) => id)).toEqual(['1']);
  await store.retry('2');
  expect((await store.nextPicture(ada))?.id).toBe('a');
  expect(await store.counts(ada)).toEqual({ waiting: 2, setAside: 0 });
});

test('what was set aside is tried again by the next version of the app, once', async () => {
  const name = newName();
  const first = await openStore(name);
  await first.add([entry('1'), entry('2')], [picture('a', '2')]);
  await first.setAside([{ id: '1', reason: 'refused' }]);
  await first.settle(ada, [{ id: '2', review: null }]);
  await first.setPictureAside('a', 'refused');
  await first.retryOfOtherVersions(ada);
  expect(await first.counts(ada)).toEqual({ waiting: 0, setAside: 2 });
  const next = await openStore(name, 'next');
  await next.retryOfOtherVersions('bob larkspur');
  expect(await next.counts(ada)).toEqual({ waiting: 0, setAside: 2 });
  await next.retryOfOtherVersions(ada);
  expect(await next.counts(ada)).toEqual({ waiting: 2, setAside: 0 });
  await next.setAside([{ id: '1', reason: 'refused' }]);
  await next.setPictureAside('a', 'refused');
  await next.retryOfOtherVersions(ada);
  expect(await next.counts(ada)).toEqual({ waiting: 0, setAside: 2 });
});

test('a picture of what the server does not know is tried again by every page, once', async () => {
  const name = newName();
  const first = await openStore(name);
  await first.add([], [picture('a', '1')]);
  await first.setPictureAside('a', unknownThere);
  await first.retryOfOtherVersions(ada);
  expect(await first.counts(ada)).toEqual({ waiting: 0, setAside: 1 });
  const next = await openStore(name);
  await next.retryOfOtherVersions(ada);
  expect(await next.counts(ada)).toEqual({ waiting: 1, setAside: 0 });
});

test('only what was set aside can be discarded: a fact with its pictures, or the pictures that were refused', async () => {
  const store = await openStore();
  await store.add(
    [entry('1'), entry('2'), entry('3')],
    [picture('a', '1'), picture('b', '2'), picture('c', '2')],
  );
  await store.settle(ada, [{ id: '2', review: null }]);
  await store.setAside([{ id: '1', reason: 'refused' }]);
  await store.setPictureAside('b', 'refused');
  for (const id of ['1', '2', '3']) await store.discard(id);
  expect((await store.all(ada)).map(({ id }) => id)).toEqual(['3']);
  expect((await store.pictures(ada)).map(({ id }) => id)).toEqual(['c']);
  expect((await store.sentLately(ada)).map(({ id }) => id)).toEqual(['2']);
});

test('what was added or sent before is not added again, and the rest is', async () => {
  const store = await openStore();
  await store.add([entry('1'), entry('2')], [picture('a', '1')]);
  await store.settle(ada, [{ id: '2', review: null }]);
  const three = [entry('1'), entry('2'), entry('3')];
  await expect(store.add(three)).rejects.toThrow();
  await store.addMissing(three, [picture('b', '1'), picture('c', '3')]);
  expect((await store.all(ada)).map(({ id }) => id)).toEqual(['1', '3']);
  expect((await store.pictures(ada)).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('trying whether the device keeps anything leaves nothing behind', async () => {
  const store = await openStore();
  await store.tryWriting();
  await store.tryWriting();
  expect(await store.sentLately('')).toEqual([]);
});
