import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { existingOutbox } from '../../../platform/outbox/outbox.ts';
import { onOutboxChange } from '../../../platform/outbox/outbox-changes.ts';
import type { DeviceFact } from '../../../platform/outbox/outbox-entry.ts';
import { stayOpen } from '../../../platform/outbox/stay-open.ts';
import { onForget } from '../../../platform/session/forget.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf, readOwner } from '../../../platform/session/stored-session.ts';
import { allCodesKnownAt } from '../known-codes/known-index.ts';
import { recallCode } from '../known-codes/recall-code.ts';
import { resolveScanned } from '../known-codes/resolve-scanned.ts';
import { knownLocation } from '../known-locations.ts';
import { recordEvents } from '../record-event.ts';
import { answerEntry } from './answer-entry.ts';
import { answerCalmly, subscribeCalmly } from './calm-answers.ts';
import { type Entry, type Location, overBy, type Room } from './entry.ts';
import { keptEntries } from './kept-entries.ts';
import { makePutAway, type PutAway, type World } from './put-away.ts';

type Session = {
  readonly owner: string;
  readonly putAway: PutAway;
  onLocation: World['onLocation'];
  /** The location on the screen. */
  room: Room | undefined;
  readonly end: () => void;
};

let session: Session | undefined;
onForget(() => {
  session?.end();
  session = undefined;
});

/** The list of a member's put-away in one organization. It outlives the screen, and what is unsent the page too. */
export const usePutAway = (location: (Location & Room) | undefined, onLocation: World['onLocation']) => {
  const owner = ownerOf(useUser());
  const current = sessionOf(owner);
  current.onLocation = onLocation;
  current.room = location;
  const { putAway } = current;
  useTarget(putAway, location);
  return putAway;
};

/** What was scanned. Only what shows it asks for it: the rest of the screen stays as it is while pieces are scanned. */
export const useEntries = (putAway: PutAway) => {
  const subscribe = useCallback((listener: () => void) => subscribeCalmly(putAway, listener), [putAway]);
  return useSyncExternalStore(subscribe, putAway.get);
};

/** A location that is only told again, with other counts, is not entered again: meanwhile another may have been scanned. */
const useTarget = (putAway: PutAway, location: Location | undefined) => {
  const { id, name, code = null } = location ?? {};
  useEffect(() => {
    if (id && name !== undefined) putAway.enter({ id, name, code });
  }, [putAway, id, name, code]);
};

/** What waited on this device when the page was opened, by whichever page it was scanned. */
const readKept = async (owner: string): Promise<Entry[]> => {
  return keptEntries((await (await existingOutbox())?.all(owner)) ?? []);
};

const sessionOf = (owner: string): Session => {
  if (session?.owner === owner) return session;
  session?.end();
  const putAway = makePutAway(worldOf(owner, () => made));
  const made: Session = {
    owner,
    onLocation: () => undefined,
    room: undefined,
    putAway,
    end: follow(owner, putAway),
  };
  void readKept(owner).then(made.putAway.restore, () => undefined);
  session = made;
  return made;
};

/** Follows what becomes of what this member records, in this tab or another. Answers how to stop. */
const follow = (owner: string, putAway: PutAway) => {
  const stopHearing = onOutboxChange((change) => {
    if (change.kind === 'settled' || change.owner !== owner) return;
    if (change.kind === 'placed') return putAway.placed(change.placed, change.sentAt);
    if (change.facts) return putAway.recorded(change.facts);
    readRecorded(owner, change.ids).then(putAway.recorded, () => undefined);
  });
  // What is being looked up is on no disk yet.
  const stopLooking = putAway.subscribe(() =>
    stayOpen(
      putAway,
      putAway.get().some(({ state }) => state === 'sending'),
    ),
  );
  return () => {
    stopHearing();
    stopLooking();
    stayOpen(putAway, false);
  };
};

/** Another tab recorded it: it told the ids only. */
const readRecorded = async (owner: string, ids: readonly string[]): Promise<DeviceFact[]> => {
  const waiting = (await (await existingOutbox())?.all(owner)) ?? [];
  return waiting.filter(({ id }) => ids.includes(id)).map(({ fact }) => fact);
};

const worldOf = (owner: string, self: () => Session): World => ({
  known: (text) => knownLocation(text),
  knowsAllCodes: () => allCodesKnownAt() !== undefined,
  resolve: async (code) => {
    requireOwner(owner);
    // Where there is no network nobody is asked: a call that cannot succeed costs more than everything else a scan does.
    const recalled = navigator.onLine ? undefined : await recallCode(code).catch(() => undefined);
    return recalled ?? resolveScanned(code);
  },
  keep: (facts, entry) => recordEvents(owner, facts, { shown: entry }),
  onAnswer: answerCalmly((entry, isLatest) => {
    const { putAway, room } = self();
    answerEntry(entry, {
      isLatest,
      putAway,
      over: room?.id === entry.location.id ? overBy(putAway.get(), room) : 0,
    });
  }),
  onLocation: (scanned, text) => self().onLocation(scanned, text),
  now: Date.now,
});

/** A list that somebody left behind is looked up by them alone, and in its own organization. */
const requireOwner = (owner: string) => {
  if (readOwner() !== owner)
    throw new ApiProblem('unauthenticated', 'These scans are of another member or organization.', {
      status: 401,
    });
};
