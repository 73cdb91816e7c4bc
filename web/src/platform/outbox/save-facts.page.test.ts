import { expect, test } from 'vitest';
import { factsToSave, fileOf } from './save-facts.ts';

const owner = 'ada larkspur';
const id = (nth: number) => `019a96a7-e0c0-700${nth}-8000-000000000000`;
const entry = (nth: number) => {
  return { id: id(nth), owner, fact: { id: id(nth), at: '2026-11-18T09:14:00.000Z', kind: 'damaged' } };
};
const picture = (nth: number, content: string, reason?: string) => {
  const taken = new Blob([content], { type: 'image/webp' });
  return { id: `${content} of ${nth}`, owner, factId: id(nth), position: 0, content: taken, sent: 0, reason };
};
const read = async (blob: Blob) =>
  JSON.parse(await new Response(await blob.arrayBuffer()).text()) as { events: Record<string, unknown>[] };

test('the file has everything that is on this device only, with its photos, also those of what was sent or forgotten', async () => {
  const kept = {
    entries: [entry(4), { ...entry(3), reason: 'refused' }],
    sent: [
      { ...entry(1), sentAt: 1, review: null },
      { ...entry(2), sentAt: 2, review: null },
    ],
    pictures: [picture(2, 'two'), picture(3, 'three'), picture(3, 'more'), picture(5, 'five', 'refused')],
  };
  const { events } = await read(await fileOf(factsToSave(kept)));
  expect(events.map((event) => [event['id'], event['kind']])).toEqual([
    [id(2), 'damaged'],
    [id(3), 'damaged'],
    [id(4), 'damaged'],
    [id(5), 'forgotten'],
  ]);
  const photos = events.map((event) => (event['pictures'] as string[] | undefined) ?? []);
  const address = (content: string) => `data:image/webp;base64,${btoa(content)}`;
  expect(photos).toEqual([[address('two')], [address('three'), address('more')], [], [address('five')]]);
  expect(events[3]?.['at'], 'the id tells when it was made').toMatch(/^2025-11-18T/);
});
