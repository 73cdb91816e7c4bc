import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptPictures } from './kept-pictures.ts';

const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));

test('two who change pictures at once lose none that either of them added, and bring none back that either removed', () => {
  fc.assert(
    fc.property(some, some, some, (seen, first, second) => {
      const after = keptPictures(second, keptPictures(first, seen, seen), seen);
      const added = [...first, ...second].filter((id) => !seen.includes(id));
      const removed = seen.filter((id) => !first.includes(id) || !second.includes(id));
      expect([...after].sort()).toEqual(
        [...new Set([...added, ...seen.filter((id) => !removed.includes(id))])].sort(),
      );
    }),
  );
});

test('whoever saw what is there, or nothing in particular, gets what they want in its order', () => {
  fc.assert(
    fc.property(some, some, (now, wanted) => {
      expect(keptPictures(wanted, now, now)).toEqual(wanted);
      expect(keptPictures(wanted, now)).toEqual(wanted);
    }),
  );
});
