import type { Equivalent } from '@archway/contract/stagings/line';

/** Why one could stand in for another, the strongest reasons first. */
type LikenessReason =
  | 'sameCategory'
  | 'relatedCategory'
  | 'sameSize'
  | 'closeSize'
  | 'sameColor'
  | 'closeColor'
  | 'otherColor'
  | 'sameStyle'
  | 'sharedStyle'
  | 'samePrice'
  | 'otherPrice';

type Parts = Pick<Equivalent, 'category' | 'size' | 'color' | 'style' | 'price'>;

/** Where nothing is known nothing is told. */
export const reasonsOf = ({ category, size, color, style, price }: Parts): LikenessReason[] => [
  category === 1 ? 'sameCategory' : 'relatedCategory',
  ...graded(size, [
    [0.97, 'sameSize'],
    [0.85, 'closeSize'],
  ]),
  ...graded(color, [
    [0.95, 'sameColor'],
    [0.7, 'closeColor'],
    [0, 'otherColor'],
  ]),
  ...graded(style, [
    [1, 'sameStyle'],
    [0.01, 'sharedStyle'],
  ]),
  ...graded(price, [
    [0.9, 'samePrice'],
    [0, 'otherPrice'],
  ]),
];

const graded = (
  value: number | null,
  grades: readonly (readonly [number, LikenessReason])[],
): LikenessReason[] => {
  const found = value === null ? undefined : grades.find(([least]) => value >= least);
  return found ? [found[1]] : [];
};
