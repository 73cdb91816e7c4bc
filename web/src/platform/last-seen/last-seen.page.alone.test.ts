import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { Whose } from '../session/who-is-here.ts';
import { mostBytesOfOne } from './keep-rules.ts';
import { dropSeen, keepSeen, recallSeen } from './last-seen.ts';

const ellen: Whose = { owner: 'ellen larkspur', rights: '[1]' };
const seen = (hash: string, whose: Whose, data: unknown = { name: hash }) => ({
  hash,
  data,
  at: Date.now(),
  whose,
});

beforeEach(dropSeen);

test('what was seen is told again as of its moment, to the same member only', async () => {
  const sofa = seen('sofa', ellen);
  await keepSeen([sofa], () => ellen);
  expect(await recallSeen('sofa', ellen)).toEqual({ data: { name: 'sofa' }, at: sofa.at });
  expect(await recallSeen('sofa', { ...ellen, owner: 'ellen quist' })).toBeUndefined();
  expect(await recallSeen('sofa', { ...ellen, rights: '[]' })).toBeUndefined();
});

test.each([
  ['another member or organization', { ...ellen, owner: 'luis larkspur' }],
  ['another role', { ...ellen, rights: '[2]' }],
])('nothing stays when it is %s that reads', async (_who, other: Whose) => {
  await keepSeen([seen('sofa', ellen)], () => ellen);
  await keepSeen([seen('lamp', other), seen('rug', ellen)], () => other);
  expect(await recallSeen('lamp', other)).toMatchObject({ data: { name: 'lamp' } });
  for (const hash of ['sofa', 'rug'])
    for (const whose of [ellen, other]) expect(await recallSeen(hash, whose)).toBeUndefined();
});

test('what another tab writes of somebody else in the same moment is told to nobody but them', async () => {
  const luis: Whose = { owner: 'luis larkspur', rights: '[1]' };
  await keepSeen([seen('sofa', ellen)], () => ellen);
  const [told] = await Promise.all([
    recallSeen('sofa', ellen),
    keepSeen([seen('sofa', luis, { name: 'of luis' })], () => luis),
  ]);
  expect(JSON.stringify(told) ?? '').not.toContain('of luis');
});

test('whoever has signed out before it is written leaves nothing', async () => {
  await keepSeen([seen('sofa', ellen)], () => undefined);
  expect(await recallSeen('sofa', ellen)).toBeUndefined();
});

test('an answer that is too large for a phone is not kept', async () => {
  await keepSeen([seen('sofa', ellen), seen('all', ellen, 'x'.repeat(mostBytesOfOne + 1))], () => ellen);
  expect((await recallSeen('all', ellen)) === undefined).toBe(true);
  expect(await recallSeen('sofa', ellen)).toBeDefined();
});
