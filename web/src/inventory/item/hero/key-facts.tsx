import type { Item } from '@archway/contract/inventory/item';
import { IconBarcode, IconBox, IconEggCracked, IconRuler2, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorName } from '../../color-swatch.tsx';
import { useSizeText } from '../../use-size-text.ts';
import { useInventoryWords } from '../../words.ts';
import classes from '../item.module.css';

/** What somebody in front of it would say first: how large, which color, how it is handled. */
export const KeyFacts = ({ item }: { item: Item }) => {
  const { t } = useTranslation(['inventory', 'names/inventory']);
  const words = useInventoryWords();
  const { sizeOf } = useSizeText();
  const size = sizeOf(item);
  const facts: { key: string; icon?: ReactNode; shows: ReactNode }[] = [
    ...(size ? [{ key: 'size', icon: <IconRuler2 {...look} />, shows: <bdi>{size}</bdi> }] : []),
    ...(item.colorName || item.colorFamily
      ? [
          {
            key: 'color',
            shows: <ColorName family={item.colorFamily} hex={item.colorHex} name={item.colorName} />,
          },
        ]
      : []),
    ...(item.sku ? [{ key: 'sku', icon: <IconBarcode {...look} />, shows: <bdi>{item.sku}</bdi> }] : []),
    ...(item.tracking === 'bulk'
      ? [{ key: 'bulk', icon: <IconBox {...look} />, shows: words.tracking('bulk') }]
      : []),
    ...(item.fragile
      ? [{ key: 'fragile', icon: <IconEggCracked {...look} />, shows: t('names/inventory:item.fragile') }]
      : []),
    ...(item.twoPerson
      ? [{ key: 'two', icon: <IconUsers {...look} />, shows: t('names/inventory:item.twoPerson') }]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {facts.map(({ key, icon, shows }) => (
        <li key={key}>
          {icon}
          {shows}
        </li>
      ))}
    </ul>
  );
};

const look = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
