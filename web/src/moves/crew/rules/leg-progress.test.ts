import type { MoveKind, MoveStatus } from '@archway/contract/moves/states';
import { describe, expect, test } from 'vitest';
import { event, line, lines } from '../../../test/crew-lines.ts';
import type { CrewLine } from './crew-line.ts';
import { groupLines } from './group-rules.ts';
import { currentLeg, doneOfLeg, doneOn } from './leg-counts.ts';
import { nextStepOf } from './next-step.ts';
import { statusNowOf } from './status-now.ts';

describe('how much is done', () => {
  test('what is gone without is done at storage, and not waited for at the door', () => {
    const [short] = lines(
      'in',
      [line('a')],
      event('picked', { unitId: 'c1' }),
      event('shorted', { lineId: 'a' }),
    );
    expect(doneOn('in', 'pickup', short as CrewLine)).toEqual({ done: 2, total: 2 });
    expect(doneOn('in', 'dropoff', short as CrewLine)).toEqual({ done: 0, total: 1 });
  });

  test('only what was picked and has no room is brought back', () => {
    const picks = [event('picked', { unitId: 'c1' }), event('picked', { unitId: 'c2' })];
    const [open] = lines('in', [line('a')], ...picks, event('dropped', { unitId: 'c1' }));
    expect(doneOn('in', 'return', open as CrewLine)).toEqual({ done: 0, total: 1 });
    const [untouched] = lines('in', [line('a')]);
    expect(groupLines('in', 'return', [untouched as CrewLine])).toEqual([]);
  });

  test('what takes the place of a line is counted once', () => {
    const plan = [line('a')];
    const picked = event('picked', { unitId: 'c1' });
    const instead = event('picked', { unitId: 's1', itemId: 'stool', lineId: 'a' });
    const all = lines('in', plan, picked, instead);
    expect(doneOfLeg('in', 'pickup', all)).toEqual({ done: 2, total: 2 });
    expect(doneOfLeg('in', 'dropoff', all)).toEqual({ done: 0, total: 2 });
  });

  test('the leg of a move follows from how far anybody got', () => {
    expect(
      ['scheduled', 'picking', 'in_transit', 'on_site', 'returning'].map((s) => currentLeg('in', s)),
    ).toEqual(['pickup', 'pickup', 'dropoff', 'dropoff', 'return']);
    expect(['on_site', 'in_transit', 'checking_in'].map((s) => currentLeg('out', s))).toEqual([
      'pickup',
      'dropoff',
      'dropoff',
    ]);
  });
});

describe('what is next', () => {
  const picks = [event('picked', { unitId: 'c1' }), event('picked', { unitId: 'c2' })];
  const drops = [event('dropped', { unitId: 'c1' }), event('dropped', { unitId: 'c2' })];

  test('a planned move begins with its pickup, also one without pieces', () => {
    expect(nextStepOf('in', 'scheduled', lines('in', [line('a')]))).toBe('pickup');
    expect(nextStepOf('out', 'draft', [])).toBe('pickup');
  });

  test('where nothing is left to pick the door is next, also before the truck leaves', () => {
    expect(nextStepOf('in', 'picking', lines('in', [line('a')], ...picks.slice(1)))).toBe('pickup');
    expect(nextStepOf('in', 'picking', lines('in', [line('a')], ...picks))).toBe('dropoff');
  });

  test('once the truck is on the road nobody is sent back to storage', () => {
    expect(nextStepOf('in', 'in_transit', lines('in', [line('a')], ...picks.slice(1)))).toBe('dropoff');
  });

  test('what goes home is next until it is home, and then the end', () => {
    const back = [event('returned', { unitId: 'c1' }), event('returned', { unitId: 'c2' })];
    expect(nextStepOf('in', 'returning', lines('in', [line('a')], ...picks, ...back.slice(1)))).toBe(
      'return',
    );
    expect(nextStepOf('in', 'returning', lines('in', [line('a')], ...picks, ...back))).toBe('finish');
    expect(nextStepOf('in', 'on_site', lines('in', [line('a')], ...picks, ...drops))).toBe('finish');
  });

  test('of a move that is over nothing is next', () => {
    expect(nextStepOf('in', 'completed', lines('in', [line('a')]))).toBeNull();
    expect(nextStepOf('out', 'canceled', lines('out', [line('a')]))).toBeNull();
  });
});

describe('how far a move is by what this device knows', () => {
  const picked = event('picked', { unitId: 'c1' });
  const known = (status: MoveStatus, kind: MoveKind, more: object = {}) =>
    statusNowOf({ move: { kind, status }, events: new Map(), rows: new Map(), ...more });
  const waiting = { events: new Map([[picked.id, picked]]) };

  test('it has begun as soon as something waits here, though the server calls it planned', () => {
    expect(known('scheduled', 'in', waiting)).toBe('picking');
    expect(known('scheduled', 'out', waiting)).toBe('on_site');
  });

  test('it is as far as the server said, where nothing was told of what was recorded', () => {
    expect(known('on_site', 'in')).toBe('on_site');
    expect(known('on_site', 'in', waiting)).toBe('on_site');
    expect(known('checking_in', 'out', waiting)).toBe('checking_in');
  });

  test('it is planned again where what began it was taken back here', () => {
    const undone = event('undone', { itemId: null, undoes: picked.id });
    const events = new Map([picked, undone].map((each) => [each.id, each]));
    expect(known('picking', 'in', { events, rows: new Map([[picked.id, picked]]) })).toBe('scheduled');
  });

  test('what is over stays so', () => {
    expect(known('completed', 'in', waiting)).toBe('completed');
    expect(known('canceled', 'out', waiting)).toBe('canceled');
  });
});
