import { expect, test } from 'vitest';
import { deliver } from './deliver.ts';
import type { DeviceFact, OutboxEntry, Placed } from './outbox-entry.ts';

const entry = (nth: number): OutboxEntry => {
  const id = String(nth).padStart(4, '0');
  return { id, owner: 'ada in larkspur', fact: { id, at: '2026-11-18T09:14:00Z', kind: 'moved' } };
};

/** An outbox in memory, and a server that takes what it is sent. */
const device = (count: number) => {
  let entries = Array.from({ length: count }, (_, nth) => entry(nth));
  const arrived: string[] = [];
  const calls: number[] = [];
  const store = {
    waiting: async (_owner: string, most: number) => entries.filter(({ reason }) => !reason).slice(0, most),
    settle: async (_owner: string, placed: readonly Placed[]) => {
      entries = entries.filter((one) => !placed.some(({ id }) => id === one.id));
    },
    setAside: async (ids: readonly { id: string; reason: string }[]) => {
      entries = entries.map((one) => ({
        ...one,
        reason: ids.find(({ id }) => id === one.id)?.reason ?? one.reason,
      }));
    },
  };
  const send = async (facts: readonly DeviceFact[]) => {
    calls.push(facts.length);
    arrived.push(...facts.map(({ id }) => id));
    return facts.map(({ id }) => ({ id, review: null }));
  };
  const delivery = {
    store,
    owner: 'ada in larkspur',
    send,
    isRefusal: () => false,
    onPlaced: () => undefined,
  };
  return { delivery, left: () => entries, arrived, calls };
};

test('everything that waits is sent, in its order and in few calls', async () => {
  const { delivery, left, arrived, calls } = device(250);
  await deliver(delivery);
  expect(left()).toEqual([]);
  expect(arrived).toEqual(arrived.toSorted());
  expect(calls).toEqual([100, 100, 50]);
});

test('what the server did not answer stays, with everything after it', async () => {
  const { delivery, left } = device(150);
  let calls = 0;
  const send = async (facts: readonly DeviceFact[]) => {
    calls += 1;
    if (calls > 1) throw new Error('No network.');
    return delivery.send(facts);
  };
  await expect(deliver({ ...delivery, send })).rejects.toThrow('No network.');
  expect(left().map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, nth) => entry(100 + nth).id));
});

test('one that the server will not even read is set aside, and the others arrive', async () => {
  const { delivery, left, arrived } = device(40);
  const send = async (facts: readonly DeviceFact[]) => {
    if (facts.some(({ id }) => id === '0017')) throw new Error('Refused.');
    return delivery.send(facts);
  };
  await deliver({ ...delivery, send, isRefusal: () => true });
  expect(left()).toEqual([{ ...entry(17), reason: 'refused' }]);
  expect(arrived.length).toBe(39);
  expect(new Set(arrived).size).toBe(39);
});

test('an answer about nothing that was sent is no answer', async () => {
  const { delivery, left } = device(3);
  await expect(deliver({ ...delivery, send: async () => [] })).rejects.toThrow();
  expect(left().length).toBe(3);
});
