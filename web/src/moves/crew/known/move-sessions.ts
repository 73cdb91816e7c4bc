import type { MoveId } from '@archway/contract/kernel/ids';
import type { Move } from '@archway/contract/moves/move';
import i18next from 'i18next';
import { subscribeCodes } from '../../../inventory/scan/known-codes/known-index.ts';
import { recordedHere } from '../../../inventory/scan/known-codes/recorded-here.ts';
import { isAway } from '../../../platform/api/answer-rules.ts';
import { api } from '../../../platform/api/api.ts';
import { onOutboxChange } from '../../../platform/outbox/outbox-changes.ts';
import { onForget } from '../../../platform/session/forget.ts';
import { whoIsHere } from '../../../platform/session/who-is-here.ts';
import type { MoveFact } from '../rules/fact-event.ts';
import { keepRows, readKeptRows } from './kept-rows.ts';
import { factFinder, knownItem } from './known-things.ts';
import { type MoveSession, type MoveState, makeMoveSession } from './move-session.ts';

type Followed = {
  readonly session: MoveSession;
  readonly kept: Promise<void>;
  after: string | undefined;
};

let owner: string | undefined;
let isFollowing = false;
const followed = new Map<string, Followed>();

onForget(() => {
  owner = undefined;
  followed.clear();
});

/** A move of whoever is here, from the disk of this device on; it outlives the screen. */
const followedMove = (ofOwner: string, moveId: string): Followed => {
  if (owner !== ofOwner) followed.clear();
  owner = ofOwner;
  follow();
  const known = followed.get(moveId);
  if (known) return known;
  const session = makeMoveSession(moveId, {
    find: factFinder,
    itemName: (id) => knownItem(id)?.name ?? i18next.t('moves/crew:line.unnamed'),
  });
  const made: Followed = { session, after: undefined, kept: restore().catch(() => undefined) };
  followed.set(moveId, made);
  return made;

  async function restore() {
    const { rows, after } = await readKeptRows(moveId);
    session.addRows(rows);
    made.after ??= after;
    session.addFacts(await factsOf(ofOwner));
  }
};

/** A move as this device knows it now, with what is on its disk. */
export const moveStateOf = async (ofOwner: string, move: Move): Promise<MoveState | undefined> => {
  const { session, kept } = followedMove(ofOwner, move.id);
  await kept;
  session.setPlan(move);
  return session.get();
};

export const moveSession = (ofOwner: string, moveId: string) => followedMove(ofOwner, moveId).session;

/**
 * What is new on a move since this device last heard. Where the server cannot be reached, what was heard before counts.
 * Answers whether the server told it.
 */
export const refreshMove = async (ofOwner: string, moveId: string): Promise<boolean> => {
  const one = followedMove(ofOwner, moveId);
  await one.kept;
  const whose = whoIsHere();
  if (!navigator.onLine || !whose) return false;
  try {
    for (;;) {
      const input = { id: moveId as MoveId, ...(one.after ? { after: one.after } : {}) }; // as the address names it
      const told = await api.moves.events(input, { context: { owner: ofOwner } });
      one.session.addRows(told.rows);
      one.after = told.after || undefined;
      if (told.rows.length > 0) await keepRows(whose, moveId, told).catch(() => undefined);
      if (!told.isMore) return true;
    }
  } catch (error) {
    if (isAway(error)) return false;
    throw error;
  }
};

const factsOf = async (ofOwner: string) => (await recordedHere(ofOwner)).map(({ fact }) => fact as MoveFact); // what is of no move is left out

/** What is recorded on this device, by this screen or another, and what becomes of it. */
const follow = () => {
  if (isFollowing) return;
  isFollowing = true;
  const all = () => [...followed.values()].map(({ session }) => session);
  subscribeCodes(() => {
    for (const session of all()) session.lookAgain();
  });
  onOutboxChange((change) => {
    if (change.kind === 'settled' || change.owner !== owner) return;
    if (change.kind === 'placed') {
      const ids = change.placed.flatMap(({ id, review }) => (review === null ? [] : [id]));
      for (const session of all()) session.setAside(ids);
      return;
    }
    const add = (facts: readonly MoveFact[]) => {
      for (const session of all()) session.addFacts(facts);
    };
    if (change.facts) return add(change.facts);
    // Another tab told the ids only.
    factsOf(change.owner).then(add, () => undefined);
  });
};
