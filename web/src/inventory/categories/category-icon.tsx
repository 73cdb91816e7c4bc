import type { CategoryIconName } from '@archway/contract/inventory/category-fields';
import {
  IconArmchair,
  IconBath,
  IconBeach,
  IconBed,
  IconBooks,
  IconBox,
  IconConfetti,
  IconDesk,
  IconLamp,
  IconPhoto,
  IconPlant2,
  IconSofa,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

type IconProps = { size?: number; stroke?: number };

/** A drawing of our own, in the manner of the others. */
const drawn = (path: string) =>
  function DrawnIcon({ size = 24, stroke = 2 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };

const icons: Record<CategoryIconName, ComponentType<IconProps>> = {
  sofa: IconSofa,
  armchair: IconArmchair,
  table: drawn('M3 9h18M5 9v9M19 9v9M5 14h14'),
  dining: drawn('M3 7h18M12 7v9M8 20a4 4 0 0 1 8 0M5 7v4M19 7v4'),
  stool: drawn('M6 5h12a2 2 0 0 1 0 4h-12a2 2 0 0 1 0 -4zM8 9l-2 11M16 9l2 11M7 15h10'),
  bed: IconBed,
  mattress: drawn(
    'M5 7h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM3 13h18M8 10h0M12 10h0M16 10h0',
  ),
  drawers: drawn('M5 4h14v15h-14zM5 9h14M5 14h14M11 6.500h2M11 11.500h2M11 16.500h2M7 19v2M17 19v2'),
  desk: IconDesk,
  lamp: IconLamp,
  rug: drawn('M6 5h12v14h-12zM10 9h4v6h-4zM6 6h-3M6 12h-3M6 18h-3M18 6h3M18 12h3M18 18h3'),
  frame: IconPhoto,
  mirror: drawn('M6 10a6 7 0 0 1 12 0v1a6 7 0 0 1 -12 0zM10 9l2 -2M10 13l4 -4M12 18v3M9 21h6'),
  plant: IconPlant2,
  pillow: drawn(
    'M4 5c2.500 1.500 13.500 1.500 16 0c-1.500 3 -1.500 11 0 14c-2.500 -1.500 -13.500 -1.500 -16 0c1.500 -3 1.500 -11 0 -14zM9 10l-1.500 -1.500M15 14l1.500 1.500',
  ),
  books: IconBooks,
  outdoor: IconBeach,
  kitchen: IconToolsKitchen2,
  bath: IconBath,
  event: IconConfetti,
  box: IconBox,
};

/** Decorative: the name of the category stands beside it. */
export const CategoryIcon = ({ name, size = 20 }: { name: CategoryIconName; size?: number }) => {
  const Icon = icons[name];
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex' }}>
      <Icon size={size} stroke={1.75} />
    </span>
  );
};
