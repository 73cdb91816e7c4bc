import type { ItemId, StagingId } from '@archway/contract/kernel/ids';
import type { Equivalent } from '@archway/contract/stagings/line';
import { Skeleton } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { useMoneyText } from '../../../inventory/use-money-text.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { Results } from '../../../ui/list/results.tsx';
import classes from './conflict.module.css';
import type { Stay } from './free-stays.ts';
import { reasonsOf } from './likeness-words.ts';

type EquivalentPickerProps = {
  legend: ReactNode;
  stagingId: StagingId;
  /** Its own dates where none are named. */
  stay?: Stay | undefined;
  itemId: ItemId;
  quantity: number;
  value: ItemId | undefined;
  onChange: (itemId: ItemId) => void;
};

/** Free items that could stand in, the most alike first, each with why. */
export const EquivalentPicker = (props: EquivalentPickerProps) => {
  const { legend, stagingId, stay, itemId, quantity, value, onChange } = props;
  const { t } = useTranslation('stagings/promises');
  const name = useId();
  const found = useQuery(
    queries.stagings.equivalents.queryOptions({ input: { id: stagingId, itemId, quantity, ...stay } }),
  );
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{legend}</legend>
      <Results
        of={found}
        skeleton={<Skeleton height={96} radius="md" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className={classes.numbers}>{t('conflict.noEquivalent')}</p>}
      >
        {({ rows }) => (
          <div className={classes.equivalents}>
            {rows.map((row) => (
              <label key={row.itemId} className={classes.equivalent}>
                <input
                  type="radio"
                  name={name}
                  value={row.itemId}
                  checked={row.itemId === value}
                  onChange={() => onChange(row.itemId)}
                />
                <EquivalentFace row={row} />
              </label>
            ))}
          </div>
        )}
      </Results>
    </fieldset>
  );
};

const EquivalentFace = ({ row }: { row: Equivalent }) => {
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
