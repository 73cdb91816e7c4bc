import { addPage, type CodeIndex, makeCodeIndex } from '@archway/contract/inventory/scan-codes/code-index';
import { onForget } from '../../../platform/session/forget.ts';
import { subscribeSession } from '../../../platform/session/session.ts';
import { readOwner } from '../../../platform/session/stored-session.ts';
import { isSame, type Whose, whoIsHere } from '../../../platform/session/who-is-here.ts';
import type { CodesDatabase } from './codes-database.ts';
import { openCodes } from './open-codes.ts';

/** What this device knows of codes, in memory: a bin or a piece is known in the moment in which it is scanned. */
export type KnownIndex = Whose & {
  readonly asOf: number;
  /** Nothing of the first time it was taken is still missing. */
  readonly isWhole: boolean;
  readonly index: CodeIndex;
  /** The pages on the disk that it was made of: the first and the last. */
  readonly from: number;
  readonly to: number;
};

let known: KnownIndex | undefined;
const listeners = new Set<() => void>();

const become = (next: KnownIndex | undefined) => {
  known = next;
  for (const listener of listeners) listener();
};
onForget(() => become(undefined));
subscribeSession(() => {
  if (known && !isSame(known, whoIsHere())) become(undefined);
});

export const subscribeCodes = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Of the member who is here, and of nobody else. */
export const ownIndex = (): KnownIndex | undefined => (known?.owner === readOwner() ? known : undefined);

/** As of when this device knows what codes lead to; nothing: it does not. */
export const codesKnownAt = (): number | undefined => ownIndex()?.asOf;

/** The same, once it knows all of them. */
export const allCodesKnownAt = (): number | undefined => {
  const known = ownIndex();
  return known?.isWhole ? known.asOf : undefined;
};

/** Takes up what the server told somebody who knows no more than that, and keeps nothing of it on the disk. */
export const knowCodes = (index: CodeIndex, asOf: number) => {
  const whose = whoIsHere();
  if (whose) become({ ...whose, asOf, isWhole: true, index, from: 0, to: 0 });
};

/** What is kept on the disk, by this tab or another, is read as far as it is not known yet. */
export const readKeptCodes = async () => {
  const whose = whoIsHere();
  if (whose) await catchUp(await openCodes(), whose);
};

export const catchUp = async (database: CodesDatabase, whose: Whose) => {
  const progress = await database.progress.get('now');
  if (!isSame(progress, whose) || progress?.asOf === undefined) return;
  const orders = await database.pages.toCollection().primaryKeys();
  const [from = 0, to = 0] = [orders[0], orders.at(-1)];
  const before = ownIndex();
  const goesOn = before?.from === from ? before : undefined;
  const index = goesOn?.index ?? makeCodeIndex();
  // One after the other, so that a scan in between is answered at once.
  for (const order of orders.filter((each) => each > (goesOn?.to ?? -1))) {
    const page = await database.pages.get(order);
    if (page) addPage(index, page);
  }
  const whoseIs = { owner: whose.owner, rights: whose.rights };
  if (isSame(whoIsHere(), whose))
    become({ ...whoseIs, asOf: progress.asOf, isWhole: progress.token !== undefined, index, from, to });
};
