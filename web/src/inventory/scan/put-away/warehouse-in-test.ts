import { ApiProblem } from '../../../platform/api/api-problem.ts';
import type { Entry } from './entry.ts';
import type { World } from './put-away.ts';

export const bay = { id: 'bay-3', name: 'Bay 3', code: 'W1-B-03' } as unknown as Entry['location'];
export const bay4 = { id: 'bay-4', name: 'Bay 4', code: 'W1-B-04' } as unknown as Entry['location'];
const unit = (id: string, more = {}) => ({
  id,
  code: id,
  locationId: 'bin-1',
  lifecycle: 'active',
  custody: 'in_storage',
  ...more,
});
export const scannedUnit = (id: string, more = {}) => ({
  kind: 'unit',
  unit: unit(id, more),
  item: { id: `item of ${id}`, name: id },
});

/** A world that answers from a table, whose network can be cut and whose disk can be full. */
export const warehouse = (things: Record<string, unknown> = {}) => {
  const heard: string[] = [];
  const recorded: Record<string, unknown>[] = [];
  const looked: string[] = [];
  const kept: Entry[] = [];
  const state = { cut: false, full: false, knowsAll: false, now: Date.parse('2026-11-18T09:14:00Z') };
  const known: Record<string, unknown> = {};
  const world = {
    known: (text: string) => known[text],
    knowsAllCodes: () => state.knowsAll,
    resolve: async (text: string) => {
      if (state.cut) throw new ApiProblem('offline', 'No network.');
      looked.push(text);
      if (!things[text]) throw new ApiProblem('not_found', 'Nothing.', { status: 404 });
      return things[text];
    },
    keep: async (facts: readonly Record<string, unknown>[], entry: Entry) => {
      if (state.full) throw new Error('The disk is full.');
      recorded.push(...facts);
      kept.push(entry);
    },
    onAnswer: ({ text, state: answer }: Entry, isLatest: boolean) =>
      heard.push(`${text} ${answer}${isLatest ? '' : ', earlier'}`),
    onLocation: (_scanned: unknown, text: string) => heard.push(`now into ${text}`),
    now: () => state.now,
  } as unknown as World; // ids and rows of the tests, as far as the rules read them
  /** What was recorded, in words. */
  const events = () =>
    recorded.map(({ kind, unitId, code, itemId, locationId, toId, undoes }) =>
      kind === 'undone'
        ? `undone ${kept.find(({ key }) => key === undoes)?.text}`
        : `${kind} ${unitId ?? code ?? itemId} to ${locationId ?? toId}`,
    );
  return { world, heard, recorded, looked, state, known, kept, events };
};
export const settled = () => new Promise((done) => setTimeout(done, 0));
export const statesOf = (entries: readonly Entry[]) => entries.map(({ text, state }) => `${text} ${state}`);
