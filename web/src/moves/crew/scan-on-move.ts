import type { Scanned } from '@archway/contract/inventory/scan';
import type { Move } from '@archway/contract/moves/move';
import { isMoveEnded, isMovePlanned } from '@archway/contract/moves/move-rules';
import { moveStatusOf } from '@archway/contract/moves/move-status';
import type { Leg, MoveStatus } from '@archway/contract/moves/states';
import type { NavigateOptions } from '@tanstack/react-router';
import i18next from 'i18next';
import { answer } from '../../inventory/scan/answer-store.ts';
import type { Handler } from '../../inventory/scan/scanned-things.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { readOwner, readStoredUser } from '../../platform/session/stored-session.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { type Linked, moveAddress } from '../move-address.ts';
import { findMembership, keptMembership } from './ahead/own-membership.ts';
import { belongsElsewhere } from './alarm/belongs-elsewhere.ts';
import { moveSession } from './known/move-sessions.ts';
import { makeLegActions } from './leg/leg-actions.ts';
import { chooseFor, chosenFor } from './leg/leg-choices.ts';
import { keyOfLeg } from './leg/leg-store.ts';
import { isPrompting, showOn, viewOf } from './leg/leg-views.ts';
import { currentLeg } from './rules/leg-counts.ts';
import { isOnMove } from './rules/scan-rules.ts';

type Piece = Extract<Scanned, { kind: 'unit' }>;

/**
 * A piece that is scanned anywhere is recorded on the open move of whoever scans it, if it is on it. What is printed of a move
 * leads to what is to be done on it now.
 */
export const doOnMove: Handler = async (scanned, text) => {
  const owner = readOwner();
  if (scanned.kind === 'move') return openMove(owner, scanned.move);
  if (scanned.kind !== 'unit' || !owner || openMoves().length === 0) return false;
  const memberId = keptMembership(owner) ?? (await requestedMembership());
  if (!memberId) return false;
  const open = openMoves().filter((move) => hasBegun(move) && isOf(move, memberId));
  const standings = open.flatMap((move) => standingOn(owner, move, scanned) ?? []);
  const [only, ...others] = standings;
  // On two moves at once only a person knows which.
  if (only && others.length === 0) {
    const { state, leg } = only;
    const key = keyOfLeg(state.move.id, leg);
    const actions = makeLegActions({
      owner,
      leg,
      state: () => moveSession(owner, state.move.id).get() ?? state,
      chosen: () => chosenFor(key),
      choose: (more) => chooseFor(key, more),
      show: (view) => showOn(key, view),
      at: state.move.stagingName,
    });
    await actions.scan(text, viewOf(key).homeless);
    return isPrompting(viewOf(key)) ? tabOf(state.move, leg) : true;
  }
  const other = standings.length === 0 ? belongsElsewhere(owner, scanned.unit.id) : undefined;
  if (!other || isOf(other, memberId)) return false;
  answer({
    tone: 'bad',
    words: i18next.t('moves/crew:wrong.words', {
      piece: isolated(scanned.item.name),
      staging: isolated(other.stagingName),
    }),
  });
  return true;
};

/** Only phones are told ahead as whom they go along. */
const requestedMembership = async () => {
  const user = readStoredUser();
  return user && navigator.onLine ? findMembership(user).catch(() => null) : null;
};

/** As this device has heard of them: those of today and tomorrow are kept ready. */
const openMoves = (): Move[] =>
  queryClient
    .getQueriesData<Move>({ queryKey: queries.moves.get.key() })
    .flatMap(([, move]) => (move && !isMoveEnded(move.status) ? [move] : []));

const isOf = ({ leadId, crew }: Move, memberId: string) =>
  leadId === memberId || crew.some(({ id }) => id === memberId);

/** Somebody has begun: a piece that is looked up before that is only looked up. */
const hasBegun = ({ status }: Move) => !isMovePlanned(status);

/** Where on a move a piece belongs now; nothing where it is not on it. */
const standingOn = (owner: string, move: Move, { unit }: Piece) => {
  const session = moveSession(owner, move.id);
  session.setPlan(move);
  const state = session.get();
  if (!state) return undefined;
  const leg = currentLeg(move.kind, moveStatusOf(move.kind, move.status, [...state.events.values()]));
  return isOnMove(unit.id, move.kind, state.lines) ? { state, leg } : undefined;
};

type Labeled = Extract<Scanned, { kind: 'move' }>['move'];

/** One that is over has nothing to do: it is looked at. */
const openMove = (owner: string | undefined, { stagingName, ...labeled }: Labeled): NavigateOptions => {
  const status = statusNow(owner, labeled);
  const move = { ...labeled, status };
  const name = isolated(stagingName);
  if (isMoveEnded(status)) {
    answer({ tone: 'good', words: name });
    return moveAddress(move);
  }
  const leg = currentLeg(move.kind, status);
  answer({ tone: 'good', words: `${name} · ${i18next.t(`moves/crew:leg.${move.kind}.${leg}`)}` });
  return tabOf(move, leg);
};

/** What was recorded here, and the server has not heard of, counts. */
const statusNow = (owner: string | undefined, { id, kind, status }: Omit<Labeled, 'stagingName'>) => {
  const told = status as MoveStatus; // as the server calls it
  const events = owner && moveSession(owner, id).get()?.events;
  return events ? moveStatusOf(kind, told, [...events.values()]) : told;
};

/** Where it is asked for what only a leg can ask. */
const tabOf = (move: Linked, leg: Leg): NavigateOptions => {
  const { to, params } = moveAddress(move);
  return { to, params: { ...params, tab: leg } };
};
