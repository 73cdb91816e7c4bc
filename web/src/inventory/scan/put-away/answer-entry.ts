import { reviewReasons } from '@archway/contract/inventory/device-events/review';
import i18next from 'i18next';
import { problemText } from '../../../ui/feedback/problem-text.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { reasonWords } from '../../scans/reason-words.ts';
import { answer } from '../answer-store.ts';
import type { Tone } from '../signal.ts';
import type { Entry, EntryState } from './entry.ts';
import type { PutAway } from './put-away.ts';

const tones: Record<EntryState, Tone> = {
  sending: 'read',
  kept: 'good',
  put: 'good',
  review: 'bad',
  already: 'note',
  unknown: 'bad',
  retired: 'bad',
  blank: 'note',
  move: 'note',
  model: 'note',
  bulk: 'note',
  refused: 'bad',
  undone: 'read',
};

/** What is recorded of a piece that should not be there, or of a code that nobody knows, is worth a second look. */
export const toneOf = ({ state, wasGone, isStrange }: Entry): Tone =>
  (wasGone || isStrange) && tones[state] === 'good' ? 'note' : tones[state];

type Answering = {
  readonly isLatest: boolean;
  /** By how many pieces its location is over its capacity. */
  readonly over: number;
  readonly putAway: PutAway;
};

/** Says what became of a scan; the latest with the way back where there is one. */
export const answerEntry = (entry: Entry, { isLatest, over, putAway }: Answering) => {
  // It is taken all the same: a piece that was put there is there.
  const overfull = over > 0 && ['put', 'kept'].includes(entry.state);
  answer({
    tone: overfull ? 'note' : toneOf(entry),
    words: overfull
      ? `${entryWords(entry)} · ${i18next.t('inventory/scan:now.over', { count: over })}`
      : entryWords(entry),
    undo: isLatest && isUndoable(entry) ? () => takeBack(entry, putAway) : undefined,
  });
};

export const isUndoable = ({ state }: Entry) => state === 'put' || state === 'kept';

export const takeBack = ({ key }: Entry, putAway: PutAway) => void putAway.undo(key).catch(toastProblem);

/** A sentence for the ear and for the eye. */
const entryWords = (entry: Entry): string => {
  const { text, unit, item, location, quantity } = entry;
  return i18next.t(`inventory/scan:answer.${stateWord(entry)}`, {
    code: isolated(unit?.code ?? shortened(text)),
    name: isolated(item?.name ?? unit?.code ?? shortened(text)),
    location: isolated(location.name),
    count: quantity ?? 1,
    problem: whyNot(entry),
  });
};

/** Why it was not recorded: what the server found about it, or what stood in the way here. */
export const whyNot = ({ reason, problem }: Entry): string => {
  const known = reviewReasons.find((one) => one === reason);
  return known ? i18next.t(`inventory/scans:reason.${reasonWords[known]}`) : problemText(problem);
};

/** The name of the words for what became of a scan. What the device could not look up it knows by its code only. */
export const stateWord = ({ state, quantity, stock, unit, wasHere, wasGone, isStrange }: Entry) => {
  if (stock && (state === 'put' || state === 'kept')) return stock;
  if (quantity && (state === 'put' || state === 'kept')) return 'putMany';
  if (wasGone && (state === 'put' || state === 'kept')) return 'gone';
  if (state === 'kept' && wasHere) return 'keptHere';
  if (unit || quantity !== undefined) return state;
  if (state === 'kept') return isStrange ? 'keptStrange' : 'keptCode';
  return state === 'undone' ? 'undoneCode' : state;
};

/** An address is read aloud by its end only. */
export const shortened = (text: string) => text.split('/').filter(Boolean).at(-1) ?? text;
