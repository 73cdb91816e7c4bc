import type { Leg } from '@archway/contract/moves/states';
import { describe, expect, test } from 'vitest';
import { event, line, lines } from '../../../test/crew-lines.ts';
import type { CrewLine } from './crew-line.ts';
import { departureOf } from './departure-rules.ts';
import { eventOfFact } from './fact-event.ts';
import { comparePaths, groupLines, rowsOf, turnKey } from './group-rules.ts';
import { eventOn, recordedFor } from './leg-event.ts';
import { binFor, isOnMove, meaningOf, offeredOf } from './scan-rules.ts';
import { isOfOnePiece, meantPieces, tickedPiece } from './tick-rules.ts';
import { wantsElsewhere } from './wrong-house-rules.ts';

const bin = (...path: string[]) => ({ locationId: path.join('/'), path, quantity: 9 }) as never; // as the server names it
/** As the server names it. */
const unitOf = (id: string, locationId: string | null = null) =>
  ({ id, code: id, locationId, homeLocationId: null }) as unknown as CrewLine['units'][number];
const chair = (unitId: string) => ({ unitId, itemId: 'chair' });
const scan = (unitId: string, leg: Leg, all: readonly CrewLine[], more: object = {}) =>
  meaningOf(chair(unitId), { kind: 'in', leg, lines: all, ...more });

describe('walking order', () => {
  test('aisle 2 comes before aisle 10, and a shelf before what stands in it', () => {
    const paths = [['Aisle 10'], ['Aisle 2', 'Bin 3'], ['Aisle 2'], ['aisle 2', 'Bin 12']];
    expect(paths.sort(comparePaths)).toEqual([
      ['Aisle 2'],
      ['Aisle 2', 'Bin 3'],
      ['aisle 2', 'Bin 12'],
      ['Aisle 10'],
    ]);
  });

  test('storage is walked bin by bin; what nobody knows the bin of comes after, what came along last', () => {
    const plan = [
      line('a', { bins: [bin('Aisle 10', 'Bin 1')] }),
      line('b', { itemId: 'lamp' }),
      line('c', { itemId: 'rug', bins: [bin('Aisle 2', 'Bin 4')] }),
    ];
    const all = lines('in', plan, event('picked', { itemId: 'vase', unitId: 'v1' }));
    const groups = groupLines('in', 'pickup', all);
    expect(groups.map(({ path, by }) => path.at(-1) ?? by)).toEqual(['Bin 4', 'Bin 1', 'bin', 'extra']);
  });

  test('a home is walked room by room, in the order of the plan', () => {
    const plan = [
      line('a', { roomId: 'z', roomName: 'Z' }),
      line('b', { itemId: 'rug', roomId: 'a', roomName: 'A' }),
    ];
    for (const [kind, leg] of [
      ['in', 'dropoff'],
      ['out', 'pickup'],
    ] as const)
      expect(groupLines(kind, leg, lines(kind, plan)).map(({ path }) => path[0])).toEqual(['Z', 'A']);
  });

  test('a group that is done is closed until somebody opens it', () => {
    const all = lines('in', [line('a', { planned: 1 })], event('picked', { unitId: 'c1' }));
    const groups = groupLines('in', 'pickup', all);
    expect(rowsOf(groups, new Set()).map(({ kind }) => kind)).toEqual(['group']);
    const opened = new Set(groups.map(turnKey));
    expect(rowsOf(groups, opened).map(({ kind }) => kind)).toEqual(['group', 'line']);
    const undone = groupLines('in', 'pickup', lines('in', [line('a', { planned: 1 })]));
    expect(rowsOf(undone, opened).map(({ kind }) => kind)).toEqual(['group', 'line']);
  });
});

describe('what a scan means', () => {
  test('any piece of the item fills a line, also another one than was planned', () => {
    const all = lines('in', [line('a', { unitId: 'c1', planned: 1 })]);
    expect(scan('c7', 'pickup', all)).toMatchObject({ does: 'record', line: { id: 'a' }, note: undefined });
  });

  test('a piece that is picked already is not recorded again; one that was put back is', () => {
    const picked = event('picked', { unitId: 'c1' });
    expect(scan('c1', 'pickup', lines('in', [line('a')], picked))).toMatchObject({
      does: 'nothing',
      state: 'picked',
    });
    const back = lines('in', [line('a')], picked, event('returned', { unitId: 'c1' }));
    expect(scan('c1', 'pickup', back)).toMatchObject({ does: 'record' });
  });

  test('nothing is refused: what is not on the move, or more than planned, comes along', () => {
    const all = lines('in', [line('a', { planned: 1 })], event('picked', { unitId: 'c1' }));
    expect(scan('c2', 'pickup', all)).toMatchObject({ does: 'record', note: 'over' });
    expect(
      meaningOf({ unitId: 'v1', itemId: 'vase' }, { kind: 'in', leg: 'pickup', lines: all }),
    ).toMatchObject({
      does: 'record',
      note: 'extra',
    });
  });

  test('what is dropped without having been picked is recorded, and said to be', () => {
    expect(scan('c1', 'dropoff', lines('in', [line('a')]))).toMatchObject({
      does: 'record',
      note: 'unpicked',
    });
  });

  test('a piece that is carried on into another room is recorded there', () => {
    const dropped = [event('picked', { unitId: 'c1' }), event('dropped', { unitId: 'c1', roomId: 'dining' })];
    const all = lines('in', [line('a')], ...dropped);
    expect(scan('c1', 'dropoff', all, { roomId: 'dining' })).toMatchObject({ does: 'nothing' });
    expect(scan('c1', 'dropoff', all, { roomId: 'hall' })).toMatchObject({
      does: 'record',
      note: 'otherRoom',
    });
  });

  test('a piece of another item takes the place of the line that was chosen for it', () => {
    const all = lines('in', [line('a')]);
    const standing = { kind: 'in', leg: 'pickup', lines: all, substituteFor: 'a' } as const;
    expect(meaningOf({ unitId: 'v1', itemId: 'vase' }, standing)).toMatchObject({
      line: { id: 'a' },
      note: 'substitute',
    });
    expect(meaningOf(chair('c3'), standing)).toMatchObject({ line: { id: 'a' }, note: undefined });
  });

  test('of what is only counted, whatever is left is offered at once', () => {
    const plan = [line('a', { tracking: 'bulk', planned: 6 }), line('b', { tracking: 'bulk', planned: 4 })];
    const all = lines('in', plan, event('picked', { quantity: 3 }));
    expect(offeredOf('chair', { kind: 'in', leg: 'pickup', lines: all })).toBe(7);
  });
});

describe('what is recorded', () => {
  test('a piece goes where somebody says, else home, else to its like', () => {
    const one = line('a', { bins: [bin('Bay 1')] });
    expect(binFor('chosen', { homeId: 'home', line: one })).toBe('chosen');
    expect(binFor(undefined, { homeId: 'home', line: one })).toBe('home');
    expect(binFor(undefined, { homeId: null, line: one })).toBe('Bay 1');
    expect(binFor(undefined, { homeId: null, line: undefined })).toBeUndefined();
  });

  test('each leg has its own event, and nothing in it that nobody chose', () => {
    const piece = { unitId: 'c1' };
    const all = { roomId: 'dining', binId: 'bay', condition: undefined, verdict: 'clean' };
    expect(eventOn('in', 'pickup', 'm', piece, all)).toEqual({ kind: 'picked', moveId: 'm', unitId: 'c1' });
    expect(eventOn('in', 'dropoff', 'm', piece, all)).toEqual({
      kind: 'dropped',
      moveId: 'm',
      unitId: 'c1',
      roomId: 'dining',
    });
    expect(eventOn('out', 'dropoff', 'm', piece, all)).toEqual({
      kind: 'returned',
      moveId: 'm',
      unitId: 'c1',
      locationId: 'bay',
      verdict: 'clean',
    });
  });

  test('a tick means the pinned piece, then one that stands in the first bin, never one that is picked', () => {
    const units = [unitOf('c9', 'Bay 2'), unitOf('c7', 'Bay 1'), unitOf('c1', 'Bay 1')];
    const plan = [line('a', { bins: [bin('Bay 1'), bin('Bay 2')], units })];
    const all = lines('in', plan, event('picked', { unitId: 'c1' }));
    const [own] = all as [CrewLine];
    expect(tickedPiece('pickup', own, all)?.id).toBe('c7');
    expect(tickedPiece('pickup', { ...own, unitId: 'c5' }, all)?.id).toBe('c5');
    expect(tickedPiece('dropoff', own, all)?.id).toBe('c1');
  });

  test('a tick takes only what the server told may be taken: else somebody scans', () => {
    const all = lines('out', [line('a', { units: [unitOf('c1', null)] }), line('b', { itemId: 'rug' })]);
    const [chairs, rugs] = all as [CrewLine, CrewLine];
    expect(tickedPiece('pickup', chairs, all)?.id).toBe('c1');
    expect(tickedPiece('pickup', rugs, all)).toBeUndefined();
  });

  test('a tick takes what is dealt to another line of the item, but nothing that is pinned there', () => {
    const plan = [
      line('a', { planned: 1 }),
      line('b', { planned: 1, unitId: 'c1', units: [unitOf('c1', 'Bay 1')] }),
      line('c', { planned: 1, units: [unitOf('c2', 'Bay 1')] }),
    ];
    const all = lines('in', plan);
    expect(tickedPiece('pickup', all[0] as CrewLine, all)?.id).toBe('c2');
    const none = lines('in', plan, event('picked', { unitId: 'c2', lineId: 'c' }));
    expect(tickedPiece('pickup', none[0] as CrewLine, none)).toBeUndefined();
  });

  describe('what is said of one piece of a line', () => {
    const ids = (leg: Leg, own: CrewLine | undefined, all: readonly CrewLine[]) =>
      own && meantPieces(leg, own, all).map(({ id }) => id);

    test('may be meant of any like it that is in the home, and of none that is on the truck', () => {
      const units = ['c1', 'c2', 'c3'].map((id) => unitOf(id));
      const plan = [
        line('a', { units: units.slice(0, 2) }),
        line('b', { planned: 1, units: units.slice(2) }),
      ];
      const all = lines('out', plan, event('picked', { unitId: 'c2' }));
      expect(ids('pickup', all[0], all)).toEqual(['c1', 'c3']);
      expect(ids('pickup', all[1], all)).toEqual(['c3', 'c1']);
    });

    test('may be meant of any like it in the hands, whichever line it came to', () => {
      const picked = ['c1', 'c2', 'c3'].map((unitId) => event('picked', { unitId }));
      const all = lines('in', [line('a'), line('b', { planned: 1, roomId: 'study' })], ...picked);
      expect(ids('dropoff', all[0], all)).toEqual(['c1', 'c2', 'c3']);
      expect(ids('dropoff', all[1], all)).toEqual(['c3', 'c1', 'c2']);
    });

    test('is meant of the piece that is wanted by name, where that one is there', () => {
      const plan = [
        line('a', { planned: 1, unitId: 'c1', units: [unitOf('c1')] }),
        line('b', { planned: 1, units: [unitOf('c2')] }),
      ];
      const all = lines('out', plan);
      expect(ids('pickup', all[0], all)).toEqual(['c1']);
      expect(ids('pickup', all[1], all)).toEqual(['c2']);
    });
  });

  test('a verdict, a condition and damage are true of one piece; where it goes is true of any', () => {
    const plain = { verdict: 'ok', reason: 'not_needed' };
    expect(isOfOnePiece('out', 'dropoff', plain)).toBe(false);
    expect(isOfOnePiece('out', 'dropoff', { ...plain, verdict: 'retire' })).toBe(true);
    expect(isOfOnePiece('in', 'dropoff', { ...plain, condition: 'poor' })).toBe(true);
    expect(isOfOnePiece('in', 'return', { ...plain, reason: 'does_not_fit' })).toBe(false);
    expect(isOfOnePiece('in', 'return', { ...plain, reason: 'damaged' })).toBe(true);
    expect(isOfOnePiece('in', 'pickup', { ...plain, condition: 'poor' })).toBe(false);
  });

  test('what goes back tells why, in no language', () => {
    const chosen = { binId: 'bay', reason: 'does_not_fit' };
    expect(eventOn('in', 'return', 'm', { unitId: 'c1' }, chosen)).toEqual({
      kind: 'returned',
      moveId: 'm',
      unitId: 'c1',
      locationId: 'bay',
      reason: 'does_not_fit',
    });
  });

  test('a clock that is behind does not put an event before what the server told', () => {
    const find = { byCode: () => undefined, itemOfUnit: () => 'chair' };
    const fact = { id: '1', kind: 'picked', moveId: 'm', unitId: 'c1', at: '2020-01-01T00:00:00Z' };
    expect(eventOfFact({ ...fact, after: '2026-05-01T00:00:00Z' }, find)?.at).toBe('2026-05-01T00:00:00Z');
    expect(eventOfFact(fact, find)?.at).toBe('2020-01-01T00:00:00Z');
  });

  test('a code that the device does not know counts once it does', () => {
    const fact = { id: '1', kind: 'picked', moveId: 'm', code: 'CH-1', at: '2026-01-01T00:00:00Z' };
    const nobody = { byCode: () => undefined, itemOfUnit: () => undefined };
    expect(eventOfFact(fact, nobody)).toBeUndefined();
    const known = { ...nobody, byCode: () => ({ itemId: 'chair', unitId: 'c1' }) };
    expect(eventOfFact(fact, known)).toMatchObject({ itemId: 'chair', unitId: 'c1' });
  });
});

describe('the wrong house', () => {
  const stay = (id: string, more: object = {}) => ({
    id: id as never,
    kind: 'in' as const,
    stagingId: id as never,
    scheduledOn: '2026-05-01',
    staysUntil: '2026-07-01',
    ...more,
  });
  const other = { move: { ...stay('oak'), lines: [{ unitId: 'c1' }] }, isPicked: false };

  test('a piece that another home needs on the same days is not taken along or dropped', () => {
    for (const leg of ['pickup', 'dropoff'] as const)
      expect(wantsElsewhere('c1', other, { move: stay('elm'), leg })).toBe(true);
    expect(wantsElsewhere('c2', other, { move: stay('elm'), leg: 'dropoff' })).toBe(false);
  });

  test('a piece that is pinned to a later home goes into this one meanwhile', () => {
    const earlier = stay('elm', { scheduledOn: '2026-03-01', staysUntil: '2026-04-20' });
    expect(wantsElsewhere('c1', other, { move: earlier, leg: 'dropoff' })).toBe(false);
    expect(wantsElsewhere('c1', { ...other, isPicked: true }, { move: earlier, leg: 'dropoff' })).toBe(true);
  });

  test('a piece that comes home, or goes back, belongs nowhere else meanwhile', () => {
    const picked = { ...other, isPicked: true };
    for (const leg of ['pickup', 'dropoff'] as const)
      expect(wantsElsewhere('c1', picked, { move: stay('elm', { kind: 'out' }), leg })).toBe(false);
    expect(wantsElsewhere('c1', picked, { move: stay('elm'), leg: 'return' })).toBe(false);
  });
});

describe('the truck', () => {
  test('leaves once, again when its departure is taken back, and again with what was picked since', () => {
    const picked = event('picked', { unitId: 'c1' });
    const departed = event('departed', { itemId: null });
    expect(departureOf([picked])).toEqual({ left: undefined, mayLeave: true });
    expect(departureOf([picked, departed])).toEqual({ left: departed, mayLeave: false });
    const undone = event('undone', { undoes: departed.id });
    expect(departureOf([picked, departed, undone])).toEqual({ left: undefined, mayLeave: true });
    const more = event('picked', { unitId: 'c2' });
    expect(departureOf([picked, departed, more])).toEqual({ left: departed, mayLeave: true });
    expect(departureOf([picked, departed, more, event('undone', { undoes: more.id })])).toMatchObject({
      mayLeave: false,
    });
  });
});

describe('while a line waits for a substitute', () => {
  const waiting = { isMeant: false, isCode: false, substituteFor: 'a' };

  test('a piece that is scanned takes its place, also one that nobody here knows', () => {
    expect(recordedFor({ ...waiting, lineId: 'a' })).toEqual({ lineId: 'a', takesPlace: true });
    expect(recordedFor({ ...waiting, lineId: undefined, isCode: true })).toEqual({
      lineId: 'a',
      takesPlace: true,
    });
  });

  test('another line that is ticked is recorded for itself, and the first one goes on waiting', () => {
    expect(recordedFor({ ...waiting, lineId: 'b', isMeant: true })).toEqual({
      lineId: 'b',
      takesPlace: false,
    });
    expect(recordedFor({ ...waiting, lineId: 'b' })).toEqual({ lineId: undefined, takesPlace: false });
  });

  test('the line itself that is ticked after all waits no more', () => {
    expect(recordedFor({ ...waiting, lineId: 'a', isMeant: true })).toEqual({
      lineId: 'a',
      takesPlace: true,
    });
  });
});

describe('a piece that is scanned elsewhere', () => {
  test('is on a move that had it in hand, or wants it by name, and not one of its like on the shelf', () => {
    const plan = [line('a', { units: [unitOf('c3')] }), line('b', { unitId: 'c2' })];
    const all = lines('in', plan, event('picked', { unitId: 'c1' }));
    expect(['c1', 'c2', 'c3'].map((id) => isOnMove(id, 'in', all))).toEqual([true, true, false]);
  });

  test('is on a move-out where it is in the home', () => {
    const all = lines('out', [line('a', { units: [unitOf('c3')] })]);
    expect(['c3', 'c4'].map((id) => isOnMove(id, 'out', all))).toEqual([true, false]);
  });
});
