import type { Staging } from '@archway/contract/stagings/staging';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../../../inventory/categories/category-icon.tsx';
import { type Look, plainLook } from '../../../inventory/categories/look-rules.ts';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { useMoneyText } from '../../../inventory/use-money-text.ts';
import { useSizeText } from '../../../inventory/use-size-text.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { QuantityStepper } from '../line/quantity-stepper.tsx';
import { UnitSelect } from '../line/unit-select.tsx';
import classes from './add.module.css';
import { CardHolders } from './card-holders.tsx';
import { Lacking } from './lacking.tsx';
import type { Entry } from './use-basket.ts';
import type { FreeItem } from './use-free-items.ts';

type CatalogCardProps = {
  row: FreeItem;
  look: Look | undefined;
  staging: Staging;
  /** Chosen so far. */
  chosen: Entry | undefined;
  /** How many of a chosen line are not free. */
  lacking: (entry: Entry) => number;
  onChange: (chosen: Chosen) => void;
};

type Chosen = Pick<Entry, 'quantity' | 'unitId' | 'unitCode'>;

/** An item to choose with the eyes: its picture, how many are free, and who has the others. */
export const CatalogCard = ({
  row,
  look = plainLook,
  staging,
  chosen,
  lacking,
  onChange,
}: CatalogCardProps) => {
  const { item, free, holders } = row;
  const { quantity, unitId, unitCode } = chosen ?? none;
  const { t } = useTranslation('stagings/promises');
  const { sizeOf } = useSizeText();
  const money = useMoneyText();
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
        <div className={classes.choose}>
          {quantity === 0 ? (
            <Button
              variant="default"
              size="sm"
              fullWidth
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t('add.choose', { name: isolated(item.name) })}
              onClick={() => onChange({ ...none, quantity: 1 })}
            >
              {t('add.chooseShort')}
            </Button>
          ) : (
            <>
              <QuantityStepper
                line={{ itemName: item.name, quantity, unitId }}
                least={0}
                onChange={(next) =>
                  onChange({ ...(next === 1 ? { unitId, unitCode } : none), quantity: next })
                }
              />
              {item.tracking === 'unit' && quantity === 1 && (
                <UnitSelect
                  itemId={item.id}
                  staging={staging}
                  value={unitId}
                  onChange={(id, code) => onChange({ quantity: 1, unitId: id, unitCode: code })}
                />
              )}
              {chosen && <Lacking count={lacking(chosen)} />}
            </>
          )}
        </div>
        <CardHolders holders={holders} today={staging.today} />
      </div>
    </li>
  );
};

const none = { quantity: 0, unitId: null, unitCode: null };
