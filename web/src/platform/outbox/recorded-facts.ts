import type { DeviceFact, OutboxEntry, OutboxPicture, SentEntry } from './outbox-entry.ts';
import { forgottenFact } from './save-facts.ts';

/** Something that was recorded on this device, and how far it is. */
export type RecordedFact = {
  readonly id: string;
  readonly fact: DeviceFact;
  readonly shown: Readonly<Record<string, unknown>>;
  /** `refused` is what the server will not read, `review` what somebody has to decide there. */
  readonly state: 'waiting' | 'refused' | 'sent' | 'review';
  /** Pictures that have still to be sent, and those that the server will not take. */
  readonly pictures: { readonly waiting: number; readonly refused: number };
  readonly isUndone: boolean;
};

type Kept = {
  readonly entries: readonly OutboxEntry[];
  readonly sent: readonly SentEntry[];
  readonly pictures: readonly OutboxPicture[];
};

/** All of it, the latest first; also what is known by its pictures only. */
export const recordedFacts = ({ entries, sent, pictures }: Kept): RecordedFact[] => {
  const undone = new Set([...entries, ...sent].map(({ fact }) => undoneBy(fact)));
  const picturesOf = Map.groupBy(pictures, ({ factId }) => factId);
  const recorded = (
    { id, fact, shown = {} }: Pick<OutboxEntry, 'id' | 'fact' | 'shown'>,
    state: RecordedFact['state'],
  ): RecordedFact => {
    const taken = picturesOf.get(id) ?? [];
    const refused = taken.filter(({ reason }) => reason !== undefined).length;
    return {
      id,
      fact,
      shown,
      state,
      pictures: { waiting: taken.length - refused, refused },
      isUndone: undone.has(id),
    };
  };
  const known = new Set([...entries, ...sent].map(({ id }) => id));
  const forgotten = [...picturesOf.keys()].filter((id) => !known.has(id));
  return [
    ...forgotten.map((id) => recorded({ id, fact: forgottenFact(id) }, 'sent')),
    ...entries.map((entry) => recorded(entry, entry.reason === undefined ? 'waiting' : 'refused')),
    ...sent.map((entry) => recorded(entry, entry.review === null ? 'sent' : 'review')),
  ].sort((one, other) => (one.id < other.id ? 1 : -1));
};

/** Whether something of it is on this device only. */
export const isHereOnly = ({ state, pictures }: RecordedFact) =>
  state === 'waiting' || state === 'refused' || pictures.waiting + pictures.refused > 0;

/** What a fact takes back. */
export const undoneBy = (fact: DeviceFact): string | undefined => {
  const { undoes } = fact as { undoes?: unknown }; // of those that take something back
  return fact.kind === 'undone' && typeof undoes === 'string' ? undoes : undefined;
};
