import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/api.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { readGathered } from '../../../platform/api/changes-made.ts';
import { onForget } from '../../../platform/session/forget.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf, readOwner } from '../../../platform/session/stored-session.ts';
import { knownLocation } from '../known-locations.ts';
import { keepUnsentScans, readUnsentScans } from '../unsent-scans.ts';
import { answerEntry } from './answer-entry.ts';
import { type Entry, type Location, overBy, type Room } from './entry.ts';
import { makePutAway, type PutAway, type World } from './put-away.ts';

type Session = {
  readonly owner: string;
  readonly putAway: PutAway;
  onLocation: World['onLocation'];
  /** The location on the screen. */
  room: Room | undefined;
};

let session: Session | undefined;
onForget(() => {
  session = undefined;
});

/** The list of a member's put-away in one organization. It outlives the screen, and what is unsent the page too. */
export const usePutAway = (location: (Location & Room) | undefined, onLocation: World['onLocation']) => {
  const owner = ownerOf(useUser());
  const current = sessionOf(owner);
  current.onLocation = onLocation;
  current.room = location;
  const { putAway } = current;
  const entries = useSyncExternalStore(putAway.subscribe, putAway.get);
  useTarget(putAway, location);
  useResending(putAway, entries);
  return { putAway, entries };
};

/** A location that is only told again, with other counts, is not entered again: meanwhile another may have been scanned. */
const useTarget = (putAway: PutAway, location: Location | undefined) => {
  const { id, name, code = null } = location ?? {};
  useEffect(() => {
    if (id && name !== undefined) putAway.enter({ id, name, code });
  }, [putAway, id, name, code]);
};

/** As long as something waits, it is tried again: when the network is back, and every few seconds. */
const useResending = (putAway: PutAway, entries: readonly Entry[]) => {
  const waiting = entries.some(({ state }) => state === 'kept');
  // What an earlier visit left behind is tried at once.
  useEffect(() => putAway.resend(), [putAway]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(putAway.resend, 8000);
    window.addEventListener('online', putAway.resend);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', putAway.resend);
    };
  }, [waiting, putAway]);
};

const sessionOf = (owner: string): Session => {
  if (session?.owner === owner) return session;
  const made: Session = {
    owner,
    onLocation: () => undefined,
    room: undefined,
    putAway: makePutAway(
      worldOf(owner, () => made),
      readUnsentScans(owner),
    ),
  };
  session = made;
  return made;
};

const worldOf = (owner: string, self: () => Session): World => ({
  resolve: async (code) => {
    requireOwner(owner);
    return api.scan.resolve({ code });
  },
  move: async (unitId, locationId, idempotencyKey) => {
    requireOwner(owner);
    return api.units.move(
      { unitIds: [unitId], locationId },
      { context: { idempotencyKey, isOneOfMany: true } },
    );
  },
  undo: ({ eventIds, item, fromId, quantity, location }, idempotencyKey) =>
    fromId && item && quantity
      ? api.stock.transfer(
          { itemId: item.id, fromId: location.id, toId: fromId, quantity },
          { context: { idempotencyKey, isOneOfMany: true } },
        )
      : api.units.undo(
          { eventIds: [...(eventIds ?? [])] },
          { context: { idempotencyKey, isOneOfMany: true } },
        ),
  keep: (unsent, settled) => keepUnsentScans(owner, unsent, settled),
  lastKnownLocation: knownLocation,
  onAnswer: (entry, isLatest) => {
    const { putAway, room } = self();
    answerEntry(entry, {
      isLatest,
      putAway,
      over: room?.id === entry.location.id ? overBy(putAway.get(), room) : 0,
    });
  },
  onLocation: (scanned, text) => self().onLocation(scanned, text),
  onRest: () => readGathered(),
});

/** A list that somebody left behind is sent by them alone, and in its own organization. */
const requireOwner = (owner: string) => {
  if (readOwner() !== owner)
    throw new ApiProblem('unauthenticated', 'These scans are of another member or organization.', {
      status: 401,
    });
};
