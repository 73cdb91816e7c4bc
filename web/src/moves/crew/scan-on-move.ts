import type { Scanned } from '@archway/contract/inventory/scan';
import type { Move } from '@archway/contract/moves/move';
import { isMoveEnded, isMovePlanned } from '@archway/contract/moves/move-rules';
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
import { moveSession, moveStateOf } from './known/move-sessions.ts';
import { makeLegActions } from './leg/leg-actions.ts';
import { chooseFor, chosenFor } from './leg/leg-choices.ts';
import { keyOfLeg } from './leg/leg-store.ts';
import { isPrompting, showOn, viewOf } from './leg/leg-views.ts';
import { currentLeg } from './rules/leg-counts.ts';
import { isOnMove } from './rules/scan-rules.ts';
import { statusNowOf } from './rules/status-now.ts';

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
  const own = openMoves().filter((move) => isOf(move, memberId));
  const standings = (await Promise.all(own.map((move) => standingOn(owner, move, scanned)))).filter(
    (standing) => standing !== undefined,
  );
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
  if (standings.length > 0) return false;
  const other = await belongsElsewhere(owner, scanned.unit.id);
  const isOwn = other && isOf(other, memberId) && !(await isAtAnotherHome(owner, own, other));
  // Of moves that this device does not keep the server tells, where it can be asked.
  const belongsTo = isOwn ? undefined : (other ?? scanned.belongsTo);
  if (!belongsTo) return false;
  answer({
    tone: 'bad',
    words: i18next.t('moves/crew:wrong.words', {
      piece: isolated(scanned.item.name),
      staging: isolated(belongsTo.stagingName),
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

/** Where on a move a piece belongs now; nothing where it is not on it, and before somebody has begun: until then it is only looked up. */
const standingOn = async (owner: string, move: Move, { unit }: Piece) => {
  const state = await moveStateOf(owner, move);
  const status = state && statusNowOf(state);
  if (!status || isMovePlanned(status)) return undefined;
  const leg = currentLeg(move.kind, status);
  return isOnMove(unit.id, move.kind, state.lines) ? { state, leg } : undefined;
};

/** What goes into a home of a later move of one's own is at the wrong one too. */
const isAtAnotherHome = async (owner: string, own: readonly Move[], other: Move): Promise<boolean> => {
  for (const move of own) {
    const state = await moveStateOf(owner, move);
    const isUnloading = state && currentLeg(move.kind, statusNowOf(state)) === 'dropoff';
    if (isUnloading && move.kind === 'in' && move.stagingId !== other.stagingId) return true;
  }
  return false;
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
  const state = owner && moveSession(owner, id).get();
  return state ? statusNowOf({ ...state, move: { kind, status: told } }) : told;
};

/** Where it is asked for what only a leg can ask. */
const tabOf = (move: Linked, leg: Leg): NavigateOptions => {
  const { to, params } = moveAddress(move);
  return { to, params: { ...params, tab: leg } };
};
