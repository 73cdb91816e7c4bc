import type { Equivalent } from '@archway/contract/stagings/line';
import { IconArmchair } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { useMoneyText } from '../../../inventory/use-money-text.ts';
import classes from './conflict.module.css';
import { reasonsOf } from './likeness-words.ts';

/** What could stand in for something: its picture, and why. */
export const EquivalentFace = ({ row }: { row: Equivalent }) => {
  const { t, i18n } = useTranslation('stagings/promises');
  const money = useMoneyText();
  const reasons = reasonsOf(row).map((reason) => t(`likeness.${reason}`));
  return (
    <>
      <span className={classes.cover}>
        <ItemPicture
          item={{ coverId: row.coverId, colorFamily: null, colorHex: null }}
          icon={<IconArmchair size={28} aria-hidden />}
        />
      </span>
      <span className={classes.face}>
        <strong>
          <bdi>{row.name}</bdi>
        </strong>
        <span>{new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(reasons)}</span>
        <span>
          {t('free', { number: row.free })}
          {row.monthlyRent !== null && ` · ${t('perMonth', { money: money(row.monthlyRent) })}`}
        </span>
      </span>
    </>
  );
};
