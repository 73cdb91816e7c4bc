import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Burst, hear, type Stroke } from './wedge-rules.ts';

/** Every text that was taken for a scan. */
const heardIn = (strokes: readonly Stroke[], isInField: boolean) => {
  const scans: string[] = [];
  let unread = 0;
  let burst: Burst | null = null;
  for (const stroke of strokes) {
    const heard = hear(burst, stroke, { isInField });
    burst = heard.burst;
    if (heard.scanned !== undefined) scans.push(heard.scanned);
    if (heard.unread) unread += 1;
  }
  return { scans, unread };
};
const scansIn = (strokes: readonly Stroke[], isInField = true) => heardIn(strokes, isInField).scans;
const strokesOf = (keys: readonly string[], gaps: readonly number[]): Stroke[] => {
  let at = 1000;
  return keys.map((key, index) => {
    at += gaps[index % gaps.length] ?? 0;
    return { key, at };
  });
};
const sign = fc.constantFrom(...'ABCXYZabcxyz0189-/:.');
const code = fc.array(sign, { minLength: 5, maxLength: 80 });
const shortCode = fc.array(sign, { minLength: 2, maxLength: 80 });
const keyOfHand = fc.oneof({ weight: 8, arbitrary: sign }, { weight: 1, arbitrary: fc.constant('Enter') });

test('whatever a scanner sends is heard as it was sent, and once', () => {
  fc.assert(
    fc.property(code, fc.array(fc.integer({ min: 0, max: 28 }), { minLength: 1 }), (signs, gaps) => {
      expect(scansIn(strokesOf([...signs, 'Enter'], gaps))).toEqual([signs.join('')]);
    }),
  );
});

test('a code that stuttered on the way is not heard in part, and the next one is heard', () => {
  const stutter = fc.record({ at: fc.integer({ min: 1, max: 4 }), gap: fc.integer({ min: 61, max: 299 }) });
  fc.assert(
    fc.property(code, code, stutter, (broken, next, { at, gap }) => {
      const keys = [...broken, 'Enter', ...next, 'Enter'];
      const strokes = strokesOf(
        keys,
        keys.map((_, index) => (index === at ? gap : 5)),
      );
      expect(scansIn(strokes)).toEqual([next.join('')]);
    }),
  );
});

test('where nothing is typed into, a code of two signs is heard as well', () => {
  fc.assert(
    fc.property(shortCode, fc.array(fc.integer({ min: 0, max: 28 }), { minLength: 1 }), (signs, gaps) => {
      const strokes = strokesOf([...signs, 'Enter'], gaps);
      expect(heardIn(strokes, false)).toEqual({ scans: [signs.join('')], unread: 0 });
    }),
  );
});

test('there, a code that stuttered on the way, wherever, is told to be unread and never heard in part', () => {
  const stutter = fc.record({ at: fc.nat(), gap: fc.integer({ min: 61, max: 299 }) });
  fc.assert(
    fc.property(
      fc.array(sign, { minLength: 3, maxLength: 80 }),
      shortCode,
      stutter,
      (broken, next, { at, gap }) => {
        const keys = [...broken, 'Enter', ...next, 'Enter'];
        const stuttered = 1 + (at % broken.length);
        const strokes = strokesOf(
          keys,
          keys.map((_, index) => (index === stuttered ? gap : 5)),
        );
        expect(heardIn(strokes, false)).toEqual({ scans: [next.join('')], unread: 1 });
      },
    ),
  );
});

test('typing by hand is never taken for a scanner, however fast the hand', () => {
  const hand = fc.array(fc.integer({ min: 35, max: 400 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.array(keyOfHand, { maxLength: 120 }), hand, (keys, gaps) => {
      const strokes = strokesOf([...keys, 'Enter'], gaps);
      for (const isInField of [true, false])
        expect(heardIn(strokes, isInField)).toEqual({ scans: [], unread: 0 });
    }),
  );
});

test('rolling over three keys at once between slower ones is still a hand', () => {
  const rolled = fc.array(fc.integer({ min: 70, max: 300 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(sign, { minLength: 5, maxLength: 60 }), rolled, (signs, slow) => {
      const gaps = slow.flatMap((gap) => [gap, 4, 4]);
      expect(scansIn(strokesOf([...signs, 'Enter'], gaps))).toEqual([]);
    }),
  );
});

test('a key that is held down, a command and a short text in a field are no scan', () => {
  const held = Array.from({ length: 12 }, (_, index) => ({ key: 'a', at: index * 20, repeat: index > 0 }));
  expect(scansIn([...held, { key: 'Enter', at: 250 }])).toEqual([]);
  const commands = [...'paste'].map((key, index) => ({ key, at: index, command: true }));
  expect(scansIn([...commands, { key: 'Enter', at: 9 }])).toEqual([]);
  expect(scansIn(strokesOf([...'A-12', 'Enter'], [2]))).toEqual([]);
});

test('Shift before a capital belongs to the scan, and a scanner may end with Tab', () => {
  expect(scansIn(strokesOf(['Shift', 'A', 'Shift', 'R', 'C', '-', '7', 'Tab'], [3]))).toEqual(['ARC-7']);
});
