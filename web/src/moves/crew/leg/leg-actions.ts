import type { Leg } from '@archway/contract/moves/states';
import i18next from 'i18next';
import { answer } from '../../../inventory/scan/answer-store.ts';
import {
  recordInField,
  type UnmadeEvent,
  undoInField,
} from '../../../inventory/scan/field/record-in-field.ts';
import type { Shown } from '../../../inventory/scan/field/subject.ts';
import { shortened } from '../../../inventory/scan/put-away/answer-entry.ts';
import type { Tone } from '../../../inventory/scan/signal.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { belongsElsewhere } from '../alarm/belongs-elsewhere.ts';
import { raiseWrongHouse } from '../alarm/wrong-house-store.ts';
import type { Extra } from '../extras/extra-rules.ts';
import { type CrewThing, knownLocationName } from '../known/known-things.ts';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { leftOn } from '../rules/leg-counts.ts';
import { type Carried, eventOn, recordedFor } from '../rules/leg-event.ts';
import { binFor, meaningOf, offeredOf, type ScanMeaning } from '../rules/scan-rules.ts';
import { isOfOnePiece } from '../rules/tick-rules.ts';
import { inTurn } from './in-turn.ts';
import { type Chosen, forOnePiece } from './leg-choices.ts';
import { keyOfLeg } from './leg-store.ts';
import type { Counting, Homeless, LegView, Unnamed } from './leg-views.ts';
import { type NamedPiece, namedPieces } from './named-pieces.ts';
import { resolveThing } from './resolve-thing.ts';

/** What the actions of a leg know at the moment they are called. */
export type LegWorld = {
  readonly owner: string;
  readonly leg: Leg;
  readonly state: () => MoveState;
  readonly chosen: () => Chosen;
  readonly choose: (more: Partial<Chosen>) => void;
  readonly show: (view: LegView) => void;
  /** Said with each answer where it is not plain from the screen. */
  readonly at?: string | undefined;
};

type Unit = Extract<CrewThing, { kind: 'unit' }>;
type Recording = {
  readonly carried: Carried;
  readonly line: CrewLine | undefined;
  readonly shown: Shown;
  readonly homeId?: string | null;
  readonly note?: NoteWord | undefined;
  /** The line is meant by name. */
  readonly isMeant?: boolean;
};
type Judgment = Exclude<Unnamed['what'], 'tick'>;
type NoteWord = Extract<ScanMeaning, { does: 'record' }>['note'];

const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  i18next.t(`moves/crew:${key}` as 'moves/crew:done', values); // keys of this folder's own words

/** What a crew does on a leg: each is recorded on this device first, then answered. */
export const makeLegActions = ({ owner, leg, state, chosen, choose, show, at: job }: LegWorld) => {
  const respond = (tone: Tone, words: string, undo?: () => void) =>
    answer({ tone, words: job ? `${words} · ${isolated(job)}` : words, undo });
  const next = <Result>(work: () => Promise<Result>) => inTurn(keyOfLeg(state().move.id, leg), work);
  const needsBin = () => leg === 'return' || (leg === 'dropoff' && state().move.kind === 'out');

  const keep = async (event: UnmadeEvent, shown: Shown) => recordInField({ owner, event, shown });

  const record = async ({ carried, line, shown, homeId = null, note, isMeant = false }: Recording) => {
    const { move } = state();
    const { kind, id } = move;
    const { room: into, bin, verdict, condition, substituteFor, reason } = chosen();
    const binId = needsBin() ? binFor(bin?.id, { homeId, line }) : undefined;
    if (needsBin() && binId === undefined) {
      show({ homeless: { carried, line, shown } });
      return respond('note', t('answer.whichBin', { name: nameIn(shown) }));
    }
    const binName =
      binId === undefined ? undefined : (bin?.name ?? knownLocationName(binId) ?? binNameIn(line, binId));
    const room = into?.id ?? line?.roomId ?? undefined;
    const named = recordedFor({ lineId: line?.id, isMeant, isCode: 'code' in carried, substituteFor });
    const event = eventOn(kind, leg, id, carried, {
      lineId: named.lineId,
      roomId: room,
      binId,
      condition,
      verdict: kind === 'out' ? verdict : undefined,
      reason: leg === 'return' ? reason : undefined,
    });
    const told: Shown = binName === undefined ? shown : { ...shown, location: { name: binName } };
    const eventId = await keep(event, told);
    if (eventId === undefined) return;
    show({
      last: shown.unit ? shown : undefined,
      extra:
        kind === 'in' && leg !== 'return' && (note === 'extra' || note === 'over')
          ? extraOf(carried, shown, room)
          : undefined,
      isDamaged: leg === 'return' && reason === 'damaged' && shown.unit !== undefined,
    });
    if (verdict !== 'ok' || condition || named.takesPlace)
      choose({ ...forOnePiece, substituteFor: named.takesPlace ? undefined : substituteFor });
    const undo = () => void undoInField(owner, eventId, told);
    const wrong = 'unitId' in carried && (await belongsElsewhere(owner, carried.unitId, { move, leg }));
    // The banner says where it was recorded, behind the alarm.
    if (wrong && job) respond('bad', wordsOf(), undo);
    if (wrong) return raiseWrongHouse({ eventId, piece: nameIn(shown), staging: wrong.stagingName, undo });
    respond(note ? 'note' : 'good', wordsOf(), undo);

    function wordsOf() {
      const values = {
        name: nameIn(shown),
        count: 'quantity' in carried ? carried.quantity : 1,
        bin: isolated(binName ?? ''),
        room: isolated(into?.name ?? line?.roomName ?? ''),
        verdict: t(`verdict.${verdict}`),
      };
      const done = t(`answer.${doneWord(kind, leg, { room, verdict, isCode: 'code' in carried })}`, values);
      if (!note) return done;
      const planned = { ...values, room: isolated(line?.roomName ?? '') };
      return `${done} · ${t(`note.${note}`, note === 'substitute' ? { name: isolated(line?.itemName ?? '') } : planned)}`;
    }
  };

  const takeUnit = async (thing: Unit, text: string) => {
    const { move, lines } = state();
    const { room, substituteFor } = chosen();
    const meaning = meaningOf(thing, { kind: move.kind, leg, lines, roomId: room?.id, substituteFor });
    const item = { id: thing.itemId, name: thing.name, coverId: meaning.line?.coverId ?? null };
    const shown = { text, unit: { id: thing.unitId, code: thing.code }, item } as Shown; // as far as it is shown
    if (meaning.does === 'nothing') {
      show({ last: shown });
      const { by, at } = lastWord(state(), thing.unitId);
      return respond(
        'note',
        t(`already.${by ? 'by' : 'plain'}`, {
          name: nameIn(shown),
          state: t(`piece.${meaning.state}`),
          by,
          time: at,
        }),
      );
    }
    await record({
      carried: { unitId: thing.unitId },
      line: meaning.line,
      shown,
      homeId: thing.homeId,
      note: meaning.note,
    });
  };

  const takeBin = async ({ id, name }: { id: string; name: string }, homeless: Homeless | undefined) => {
    if (!needsBin()) return respond('note', t('answer.bin', { name: isolated(name) }));
    choose({ bin: { id, name } });
    if (!homeless) return respond('good', t('answer.intoBin', { name: isolated(name) }));
    show({});
    await record(homeless);
  };

  const takeThing = async (
    thing: Awaited<ReturnType<typeof resolveThing>>,
    text: string,
    homeless?: Homeless,
  ) => {
    const code = isolated(shortened(text));
    if (thing === 'unknown') return respond('bad', t('answer.unknown', { code }));
    if (thing === 'unasked') return record({ carried: { code: text }, line: undefined, shown: { text } });
    switch (thing.kind) {
      case 'unit':
        return takeUnit(thing, text);
      case 'location':
        return takeBin(thing, homeless);
      case 'item': {
        if (thing.tracking === 'unit')
          return respond('note', t('answer.itemLabel', { name: isolated(thing.name) }));
        const { move, lines } = state();
        const offered = offeredOf(thing.itemId, { kind: move.kind, leg, lines });
        show({ counting: { itemId: thing.itemId, name: thing.name, offered: Math.max(1, offered) } });
        return respond('note', t('answer.howMany', { name: isolated(thing.name) }));
      }
      case 'move': {
        const isThis = thing.move.id === state().move.id;
        const name = isolated(thing.move.stagingName);
        return respond('note', t(isThis ? 'answer.thisMove' : 'answer.otherMove', { code, name }));
      }
      default:
        return respond('bad', t(`answer.${thing.kind}`, { code }));
    }
  };

  const countItem = (
    { itemId, name }: Pick<Counting, 'itemId' | 'name'>,
    quantity: number,
    line?: CrewLine,
  ) => {
    const { lines } = state();
    const replaced = line ? undefined : lines.find(({ id }) => id === chosen().substituteFor);
    const own = line ?? replaced ?? lines.find((each) => each.itemId === itemId);
    const shown = {
      text: name,
      item: { id: itemId, name, coverId: own?.itemId === itemId ? own.coverId : null },
      quantity,
    } as Shown; // as above
    return record({
      carried: { itemId, quantity },
      line: own,
      shown,
      note: !own ? 'extra' : own.itemId === itemId ? undefined : 'substitute',
      isMeant: line !== undefined,
    });
  };

  const tickPiece = (line: CrewLine, piece: NamedPiece | undefined) =>
    record({
      carried: piece ? { unitId: piece.id } : { itemId: line.itemId, quantity: 1 },
      line,
      shown: shownOf(line, piece),
      homeId: piece?.homeId ?? null,
      isMeant: true,
    });

  const judgePiece = (line: CrewLine, kind: Judgment, piece: NamedPiece | undefined, quantity = 1) => {
    const what = piece ? { unitId: piece.id } : { itemId: line.itemId, quantity };
    return tell(
      { kind, moveId: state().move.id, lineId: line.id, ...what } as UnmadeEvent,
      shownOf(line, piece),
      `answer.${kind}`,
    );
  };

  const nameOne = ({ line, what }: Unnamed, piece: NamedPiece) =>
    next(async () => {
      show({});
      await (what === 'tick' ? tickPiece(line, piece) : judgePiece(line, what, piece));
    });

  return {
    scan: async (text: string, homeless?: Homeless) => {
      const thing = await resolveThing(text);
      return next(() => takeThing(thing, text, homeless));
    },
    /** A piece that somebody chose from a list, as if its label had been scanned. */
    take: (thing: Unit) => next(() => takeUnit(thing, thing.code)),
    /** So many of what is only counted. */
    count: (...counted: Parameters<typeof countItem>) => next(() => countItem(...counted)),
    /** One piece of a line, without its label. A second tap that comes before the first is drawn finds the line as that left it. */
    tick: (tapped: CrewLine) =>
      next(async () => {
        const { move, lines } = state();
        const line = lines.find(({ id }) => id === tapped.id);
        if (!line || leftOn(move.kind, leg, line) === 0) return;
        if (line.tracking !== 'unit') return tickPiece(line, undefined);
        const pieces = namedPieces(leg, line, state());
        if (pieces.length > 1 && isOfOnePiece(move.kind, leg, chosen())) return requestName(line, 'tick');
        return pieces[0] ? tickPiece(line, pieces[0]) : requestScan(line);
      }),
    /** What somebody finds of a piece that nobody carries: it is not there, sold, or stays. Of several like pieces they say which. */
    judge: (line: CrewLine, kind: Judgment, quantity = 1) =>
      next(async () => {
        if (line.tracking !== 'unit') return judgePiece(line, kind, undefined, quantity);
        const [only, ...others] = namedPieces(leg, line, state());
        if (!only) return requestScan(line);
        return others.length > 0 ? requestName(line, kind) : judgePiece(line, kind, only);
      }),
    /** Which piece was meant. */
    name: nameOne,
    /** The same by its label. */
    nameByScan: async (unnamed: Unnamed, text: string) => {
      const thing = await resolveThing(text);
      const isLike =
        typeof thing === 'object' && thing.kind === 'unit' && thing.itemId === unnamed.line.itemId;
      return isLike ? nameOne(unnamed, { ...thing, id: thing.unitId }) : requestScan(unnamed.line);
    },
    short: (line: CrewLine, quantity: number) => {
      const event = {
        kind: 'shorted',
        moveId: state().move.id,
        lineId: line.id,
        itemId: line.itemId,
        quantity,
      };
      return next(() => tell(event as UnmadeEvent, shownOf(line), 'answer.short', quantity));
    },
    depart: () =>
      next(() =>
        tell(
          { kind: 'departed', moveId: state().move.id } as UnmadeEvent,
          { text: t('answer.departed') },
          'answer.departed',
        ),
      ),
    undo: (eventId: string, shown: Partial<Shown>) => undoInField(owner, eventId, shown),
  };

  async function tell(event: UnmadeEvent, shown: Shown, words: string, count = 1) {
    const id = await keep(event, shown);
    if (id)
      respond('good', t(words, { name: nameIn(shown), count }), () => void undoInField(owner, id, shown));
  }

  function requestName(line: CrewLine, what: Unnamed['what']) {
    show({ unnamed: { line, what } });
    respond('note', t('answer.whichOne', { name: isolated(line.itemName) }));
  }

  /** The server takes pieces by their labels only. */
  function requestScan(line: CrewLine) {
    respond('note', t('answer.whichPiece', { name: isolated(line.itemName) }));
  }
};

export type LegActions = ReturnType<typeof makeLegActions>;

const nameIn = ({ item, unit, text }: Partial<Shown>) =>
  isolated(item?.name ?? unit?.code ?? shortened(text ?? ''));

export const shownOf = (line: CrewLine, piece?: { readonly id: string; readonly code: string }): Shown =>
  ({
    text: piece?.code || line.itemName,
    item: { id: line.itemId, name: line.itemName, coverId: line.coverId },
    ...(piece ? { unit: { id: piece.id, code: piece.code } } : {}),
  }) as Shown; // as far as it is shown

/** Into a home only: nobody adds what comes out of one. */
const extraOf = (carried: Carried, { item }: Shown, roomId: string | undefined): Extra | undefined =>
  item && !('code' in carried)
    ? {
        itemId: item.id,
        name: item.name,
        unitId: 'unitId' in carried ? carried.unitId : null,
        quantity: 'unitId' in carried ? 1 : carried.quantity,
        roomId: roomId ?? null,
      }
    : undefined;

const binNameIn = (line: CrewLine | undefined, binId: string) =>
  line?.bins.find(({ locationId }) => locationId === binId)?.path.at(-1);

const doneWord = (
  kind: 'in' | 'out',
  leg: Leg,
  { room, verdict, isCode }: { room: string | undefined; verdict: Chosen['verdict']; isCode: boolean },
) => {
  if (isCode) return 'keptCode';
  if (leg === 'pickup') return 'picked';
  if (leg === 'return') return 'returned';
  if (kind === 'in') return room === undefined ? 'dropped' : 'droppedIn';
  return verdict === 'ok' ? 'checkedIn' : 'checkedInFor';
};

/** Who recorded something of a piece last, and when, as far as the server told. */
const lastWord = ({ rows }: MoveState, unitId: string): { by: string; at: string } => {
  let last: { by: string | null; at: string } | undefined;
  for (const row of rows.values())
    if (row.unitId === unitId && row.kind !== 'undone' && (!last || row.at > last.at)) last = row;
  const time = new Intl.DateTimeFormat(i18next.language, { timeStyle: 'short' });
  // A helper is told no names of members.
  return { by: last?.by ? isolated(last.by) : '', at: last ? time.format(new Date(last.at)) : '' };
};
