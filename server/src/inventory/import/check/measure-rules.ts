import {
  type MeasureKind,
  readMeasure as readText,
  storedMeasure,
  type UnitSystem,
  unitNamed,
  usualUnits,
  worthOf,
} from '@archway/contract/kernel/text/measure-text';
import { type DecimalMark, digitsOf, numberOf } from '@archway/contract/kernel/text/number-text';
import { type Cell, type Read, wrong } from './number-rules.ts';

/** The unit a heading names: `Width (in)`, `Height_cm`, `Weight, kg`. */
export const unitOfHeading = (heading: string, kind: MeasureKind): string | undefined => {
  const words = heading.toLowerCase().match(/["']|[\p{L}\p{M}]+/gu) ?? [];
  return words
    .slice(1)
    .flatMap((word) => unitNamed(kind, word) ?? [])
    .at(-1);
};

type Measured = {
  readonly kind: MeasureKind;
  readonly system: UnitSystem;
  /** What the heading says, where the cell does not. */
  readonly headed: string | undefined;
  readonly mark: DecimalMark | null;
};

/** A cell of a column of measures. A number that could be read in two ways is not guessed. */
export const readMeasure = (cell: Cell, { kind, system, headed, mark }: Measured): Read<number> => {
  const own = headed ?? usualUnits[kind][system];
  const read =
    typeof cell === 'number'
      ? storedMeasure(cell * worthOf(kind, own))
      : readText<'ambiguous'>(cell, {
          kind,
          own,
          amount: (text) => {
            const digits = digitsOf(text, mark);
            return typeof digits === 'object' ? numberOf(digits) : digits;
          },
        });
  if (read === 'ambiguous') return wrong('errors.ambiguousNumber');
  return read === undefined ? wrong('errors.measure') : { value: read };
};
