import { Button, Collapse } from '@mantine/core';
import { IconChevronUp, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { QuantityStepper } from '../line/quantity-stepper.tsx';
import classes from './add.module.css';
import { Lacking } from './lacking.tsx';
import type { Basket, Entry } from './use-basket.ts';

type BasketListProps = {
  basket: Basket;
  opened: boolean;
  onToggle: () => void;
  /** How many of a chosen line are not free. */
  lacking: (entry: Entry) => number;
};

/** All that is chosen so far, folded: whatever the catalog shows beside it, each can be changed or taken out again. */
export const BasketList = ({ basket, opened, onToggle, lacking }: BasketListProps) => {
  const { t } = useTranslation('stagings/promises');
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        px="xs"
        className={classes.fold}
        aria-expanded={opened}
        aria-controls={id}
        disabled={basket.entries.length === 0}
        leftSection={<IconChevronUp size={18} data-open={opened} aria-hidden />}
        onClick={onToggle}
      >
        <span data-tabular aria-live="polite">
          {t('add.chosen', { count: basket.pieces })}
        </span>
      </Button>
      <Collapse expanded={opened} keepMounted={false} className={classes.basketFold}>
        <ul id={id} className={classes.basket} aria-label={t('add.chosenList')}>
          {basket.entries.map((entry) => (
            <BasketRow
              key={`${entry.room.id} ${entry.item.id}`}
              entry={entry}
              lacking={lacking(entry)}
              onChange={basket.put}
            />
          ))}
        </ul>
      </Collapse>
    </>
  );
};

type BasketRowProps = { entry: Entry; lacking: number; onChange: (entry: Entry) => void };

const BasketRow = ({ entry, lacking, onChange }: BasketRowProps) => {
  const { t } = useTranslation('stagings/promises');
  const { item, room, quantity, unitId, unitCode } = entry;
  return (
    <li className={classes.entry}>
      <span className={classes.entryWords}>
        <strong>
          <bdi>{item.name}</bdi>
        </strong>
        <span>
          <bdi>{room.name}</bdi>
          {unitCode && (
            <>
              {' · '}
              <bdi>{t('pinned', { code: unitCode })}</bdi>
            </>
          )}
        </span>
        <Lacking count={lacking} />
      </span>
      <QuantityStepper
        line={{ itemName: item.name, quantity, unitId }}
        onChange={(next) => onChange({ ...entry, quantity: next })}
      />
      <IconButton
        label={t('add.takeOut', { name: isolated(item.name), room: isolated(room.name) })}
        size={36}
        onClick={() => onChange({ ...entry, quantity: 0 })}
      >
        <IconX size={18} aria-hidden />
      </IconButton>
    </li>
  );
};
