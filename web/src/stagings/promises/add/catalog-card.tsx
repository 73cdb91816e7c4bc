import type { UnitId } from '@archway/contract/kernel/ids';
import { lastDayOf } from '@archway/contract/kernel/last-day';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../../../inventory/categories/category-icon.tsx';
import { type Look, plainLook } from '../../../inventory/categories/look-rules.ts';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { useMoneyText } from '../../../inventory/use-money-text.ts';
import { useSizeText } from '../../../inventory/use-size-text.ts';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { QuantityStepper } from '../line/quantity-stepper.tsx';
import { UnitSelect } from '../line/unit-select.tsx';
import { useDaysText } from '../use-days-text.ts';
import classes from './add.module.css';
import type { FreeItem } from './use-free-items.ts';

type CatalogCardProps = {
  row: FreeItem;
  look: Look | undefined;
  today: string;
  /** Chosen so far. */
  chosen: Chosen | undefined;
  onChange: (chosen: Chosen) => void;
};

type Chosen = { readonly quantity: number; readonly unitId: UnitId | null };

/** An item to choose with the eyes: its picture, how many are free, and who has the others. */
export const CatalogCard = ({ row, look = plainLook, today, chosen, onChange }: CatalogCardProps) => {
  const { item, free, holders } = row;
  const { quantity, unitId } = chosen ?? { quantity: 0, unitId: null };
  const { t } = useTranslation('stagings/promises');
  const { sizeOf } = useSizeText();
  const money = useMoneyText();
  const day = useDaysText(today);
  const size = sizeOf(item);
  return (
    <li className={classes.card} data-chosen={quantity > 0}>
      <div className={classes.picture}>
        <ItemPicture
          item={item}
          sizes="(max-width: 37.49em) 50vw, 14rem"
          icon={<CategoryIcon name={look.icon} size={48} />}
        />
      </div>
      <div className={classes.words}>
        <strong className={classes.name}>
          <bdi>{item.name}</bdi>
        </strong>
        {size && <span>{size}</span>}
        <span data-tabular>
          {t('free', { number: free })}
          {item.monthlyRent !== null && ` · ${t('perMonth', { money: money(item.monthlyRent) })}`}
        </span>
        {holders.map((holder) => (
          <span key={holder.reservationId}>
            <NamedSentence
              text={t('add.heldBy', { day: day(lastDayOf(holder)) })}
              values={{
                staging: (
                  <Link to="/stagings/$id/$tab" params={{ id: holder.stagingId, tab: 'details' }}>
                    <bdi>{holder.name}</bdi>
                  </Link>
                ),
              }}
            />
            {holder.to > lastDayOf(holder) && ` · ${t('freeFrom', { day: day(holder.to) })}`}
          </span>
        ))}
        <div className={classes.choose}>
          {quantity === 0 ? (
            <Button
              variant="default"
              size="sm"
              fullWidth
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t('add.choose', { name: isolated(item.name) })}
              onClick={() => onChange({ quantity: 1, unitId: null })}
            >
              {t('add.chooseShort')}
            </Button>
          ) : (
            <>
              <QuantityStepper
                line={{ itemName: item.name, quantity, unitId }}
                least={0}
                onChange={(next) => onChange({ quantity: next, unitId: next === 1 ? unitId : null })}
              />
              {item.tracking === 'unit' && quantity === 1 && (
                <UnitSelect
                  itemId={item.id}
                  value={unitId}
                  onChange={(id) => onChange({ quantity: 1, unitId: id })}
                />
              )}
            </>
          )}
        </div>
      </div>
    </li>
  );
};
