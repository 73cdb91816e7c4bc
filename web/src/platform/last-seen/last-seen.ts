import { isSame, type Whose } from '../session/who-is-here.ts';
import { answersToDrop, isTooOld, mostBytesOfOne } from './keep-rules.ts';
import { LastSeenDatabase } from './last-seen-database.ts';

export type Seen = {
  readonly hash: string;
  readonly data: unknown;
  readonly at: number;
  readonly whose: Whose;
};

let opened: LastSeenDatabase | undefined;
const database = () => {
  opened ??= new LastSeenDatabase();
  return opened;
};

/** Keeps what whoever is here has seen, and drops whatever is of anybody else. Whoever has left by then leaves nothing. */
export const keepSeen = async (seen: readonly Seen[], whoIsHere: () => Whose | undefined) => {
  if (!whoIsHere()) return;
  const { answers, whose: owners } = database();
  await database().transaction('rw', answers, owners, async () => {
    const whose = whoIsHere();
    if (!whose) return;
    const kept = seen
      .filter((each) => isSame(each.whose, whose))
      .map(({ hash, data, at }) => ({ hash, at, ...asText(data) }))
      .filter(({ bytes }) => bytes <= mostBytesOfOne);
    if (!isSame(await owners.get('now'), whose)) {
      await answers.clear();
      await owners.put({ id: 'now', owner: whose.owner, rights: whose.rights });
    }
    await answers.bulkPut(kept);
    await answers.bulkDelete(answersToDrop(await answers.toArray(), Date.now()));
  });
};

/** What `whose` saw last of this query, and when. */
export const recallSeen = async (hash: string, whose: Whose) => {
  const { answers, whose: owners } = database();
  // At one moment: another tab may write somebody else's between the two.
  const kept = await database().transaction('r', answers, owners, async () =>
    isSame(await owners.get('now'), whose) ? answers.get(hash) : undefined,
  );
  if (kept === undefined || isTooOld(kept.at, Date.now())) return undefined;
  return { data: JSON.parse(kept.text) as unknown, at: kept.at };
};

/** Nothing of anybody is left. */
export const dropSeen = async () => {
  const last = database();
  opened = undefined;
  await last.delete();
};

const asText = (data: unknown) => {
  const text = JSON.stringify(data) ?? 'null';
  return { text, bytes: text.length };
};
