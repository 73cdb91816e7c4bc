import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/api.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { existingOutbox } from '../../../platform/outbox/outbox.ts';
import { onOutboxChange } from '../../../platform/outbox/outbox-changes.ts';
import { onForget } from '../../../platform/session/forget.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf, readOwner } from '../../../platform/session/stored-session.ts';
import { knownLocation } from '../known-locations.ts';
import { recordEvents } from '../record-event.ts';
import { answerEntry } from './answer-entry.ts';
import { type Entry, type Location, overBy, type Room } from './entry.ts';
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
  const entries = useSyncExternalStore(putAway.subscribe, putAway.get);
  useTarget(putAway, location);
  return { putAway, entries };
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
  const waiting = (await (await existingOutbox())?.all(owner)) ?? [];
  return waiting.flatMap(({ shown }) => (shown ? [shown as Entry] : [])).toReversed(); // written by keep below
};

const sessionOf = (owner: string): Session => {
  if (session?.owner === owner) return session;
  session?.end();
  const made: Session = {
    owner,
    onLocation: () => undefined,
    room: undefined,
    putAway: makePutAway(worldOf(owner, () => made)),
    end: onOutboxChange((change) => {
      if (change.kind === 'placed') made.putAway.placed(change.placed);
    }),
  };
  void readKept(owner).then(made.putAway.restore, () => undefined);
  session = made;
  return made;
};

const worldOf = (owner: string, self: () => Session): World => ({
  known: (text) => knownLocation(text),
  resolve: async (code) => {
    requireOwner(owner);
    return api.scan.resolve({ code });
  },
  keep: (facts, entry) => recordEvents(owner, facts, entry),
  onAnswer: (entry, isLatest) => {
    const { putAway, room } = self();
    answerEntry(entry, {
      isLatest,
      putAway,
      over: room?.id === entry.location.id ? overBy(putAway.get(), room) : 0,
    });
  },
  onLocation: (scanned, text) => self().onLocation(scanned, text),
});

/** A list that somebody left behind is looked up by them alone, and in its own organization. */
const requireOwner = (owner: string) => {
  if (readOwner() !== owner)
    throw new ApiProblem('unauthenticated', 'These scans are of another member or organization.', {
      status: 401,
    });
};
