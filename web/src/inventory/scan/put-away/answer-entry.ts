import i18next from 'i18next';
import { problemText } from '../../../ui/problem-text.ts';
import { isolated } from '../../../ui/sentence.tsx';
import { toastProblem } from '../../../ui/toast-problem.ts';
import { answer } from '../answer-store.ts';
import type { Tone } from '../signal.ts';
import type { Entry, EntryState } from './entry.ts';
import type { PutAway } from './put-away.ts';

export const tones: Record<EntryState, Tone> = {
  sending: 'read',
  kept: 'note',
  put: 'good',
  already: 'note',
  unknown: 'bad',
  retired: 'bad',
  blank: 'note',
  model: 'note',
  pile: 'note',
  gone: 'bad',
  refused: 'bad',
  undone: 'read',
};

/** Says what became of a scan, with the way back where there is one. */
export const answerEntry = (entry: Entry, putAway: PutAway) =>
  answer({
    tone: tones[entry.state],
    words: entryWords(entry),
    undo: isUndoable(entry) ? () => takeBack(entry, putAway) : undefined,
  });

export const isUndoable = ({ state }: Entry) => state === 'put' || state === 'kept';

export const takeBack = (entry: Entry, putAway: PutAway) => void putAway.undo(entry).catch(toastProblem);

/** A sentence for the ear and for the eye. */
const entryWords = ({ state, text, unit, item, place, quantity, problem }: Entry): string =>
  i18next.t(quantity ? 'inventory/scan:answer.putMany' : `inventory/scan:answer.${state}`, {
    code: isolated(unit?.code ?? shortened(text)),
    name: isolated(item?.name ?? unit?.code ?? shortened(text)),
    place: isolated(place.name),
    count: quantity ?? 1,
    problem: problemText(problem),
  });

/** An address is read aloud by its end only. */
export const shortened = (text: string) => text.split('/').filter(Boolean).at(-1) ?? text;
