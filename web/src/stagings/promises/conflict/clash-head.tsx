import type { FileId } from '@archway/contract/kernel/ids';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import { IconArmchair } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import classes from './conflict.module.css';

type ClashHeadProps = {
  /** Of its name. */
  id: string;
  clash: Clash;
  coverId: FileId | null;
  /** What can be done with it. */
  children?: ReactNode;
};

/** What collides, and why in numbers. */
export const ClashHead = ({ id, clash, coverId, children }: ClashHeadProps) => (
  <div className={classes.head}>
    <span className={classes.cover}>
      <ItemPicture
        item={{ coverId, colorFamily: null, colorHex: null }}
        icon={<IconArmchair size={28} aria-hidden />}
      />
    </span>
    <div className={classes.headWords}>
      <h3 id={id} className={classes.item}>
        <bdi>{clash.itemName}</bdi>
      </h3>
      <p className={classes.numbers}>{useReason(clash)}</p>
    </div>
    {children}
  </div>
);

/** "2 wanted, 1 free, 1 missing." */
const useReason = ({ because, wanted, free, inRepair, missing }: Clash) => {
  const { t, i18n } = useTranslation('stagings/promises');
  const facts = [
    ...(because === 'quantity'
      ? [t('conflict.facts.wanted', { count: wanted }), t('conflict.facts.free', { count: free })]
      : []),
    ...(inRepair > 0 ? [t('conflict.facts.inRepair', { count: inRepair })] : []),
    ...(missing > 0 ? [t('conflict.facts.missing', { count: missing })] : []),
  ];
  const listed = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(facts);
  return [
    ...(because === 'quantity' ? [] : [t(`conflict.because.${because}`)]),
    ...(facts.length > 0 ? [t('conflict.sentence', { facts: listed })] : []),
  ].join(' ');
};
