import { pricePercent } from '@archway/contract/inventory/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { useMoneyText } from '../../use-money-text.ts';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { priceAfter } from './bulk-rules.ts';
import classes from './names-of.module.css';
import { useChangeItems } from './use-change-items.ts';

/** Enough to see whether the figure is the one that was meant. */
const most = 5;

/** Rent and sale price up or down, with what becomes of the first few. */
export const PriceForm = ({ rows, onClose, onDone }: BulkFormProps) => {
  const { t } = useTranslation('inventory/list');
  const money = useMoneyText();
  const [typed, setTyped] = useState<number | string>('');
  const { submit, pending, problem } = useChangeItems(onDone);
  const percent =
    typeof typed === 'number' && typed >= pricePercent.min && typed <= pricePercent.max ? typed : undefined;
  const rented = rows.flatMap((row) => (row.monthlyRent === null ? [] : [{ ...row, rent: row.monthlyRent }]));
  const send = () =>
    percent !== undefined &&
    submit({ change: { ids: rows.map((row) => row.id), pricePercent: percent }, inverse: [] });
  return (
    <BulkForm
      summary={
        <>
          {percent !== undefined && percent !== 0 && (
            <ul className={classes.names}>
              {rented.slice(0, most).map(({ id, name, rent }) => (
                <li key={id}>
                  <bdi>{name}</bdi>:{' '}
                  {t('bulk.price.change', { from: money(rent), to: money(priceAfter(rent, percent)) })}
                </li>
              ))}
              {rented.length > most && <li>{t('bulk.andMore', { count: rented.length - most })}</li>}
            </ul>
          )}
          {rented.length < rows.length && (
            <div>{t('bulk.price.without', { count: rows.length - rented.length })}</div>
          )}
          {t('bulk.price.summary')}
        </>
      }
      submit={t('bulk.price.submit', { count: rows.length })}
      disabled={percent === undefined || percent === 0}
      dirty={typed !== ''}
      pending={pending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <NumberField
        label={t('bulk.price.percent')}
        description={t('bulk.price.hint')}
        {...pricePercent}
        value={typed}
        onChange={setTyped}
        rightSection={<span aria-hidden="true">%</span>}
        data-autofocus
      />
    </BulkForm>
  );
};
