import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../../platform/api/answer-rules.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { FieldActions } from '../field/field-actions.tsx';
import type { StockAction } from '../field/field-stock-dialog.tsx';
import { QuantityStepper, quantityIn } from '../quantity-stepper.tsx';
import classes from '../scan.module.css';
import type { Entry } from './entry.ts';
import type { PutAway } from './put-away.ts';
import { useEntries } from './put-away-session.ts';

type LastBulkScanProps = { intoId: string; putAway: PutAway };

/** Bulk stock that was scanned last waits for a number. */
export const LastBulkScan = ({ intoId, putAway }: LastBulkScanProps) => {
  const [last] = useEntries(putAway);
  return last?.state === 'bulk' && last.location.id === intoId ? (
    <BulkQuantity key={last.key} entry={last} putAway={putAway} />
  ) : null;
};

/** Counted things have no codes of their own: how many come here, and from where? */
const BulkQuantity = ({ entry, putAway }: { entry: Entry; putAway: PutAway }) => {
  const { t } = useTranslation('inventory/scan');
  const { item, location } = entry;
  const balances = useQuery(queries.stock.balances.queryOptions({ input: { itemId: item?.id } }));
  if (!item) return null;
  return (
    <Panel>
      <h2 className={classes.title}>{t('bulk.title', { name: isolated(item.name) })}</h2>
      {isUnanswered(balances.error) ? (
        <StockActions entry={entry} stock={['transfer', 'count', 'receive']} />
      ) : (
        <Results of={balances}>
          {({ rows }) => {
            const elsewhere = rows.filter(
              ({ locationId, onHand }) => locationId !== location.id && onHand > 0,
            );
            return elsewhere.length === 0 ? (
              <>
                <p>{t('bulk.none')}</p>
                <StockActions entry={entry} stock={['receive', 'count']} />
              </>
            ) : (
              <>
                <BulkQuantityForm entry={entry} putAway={putAway} from={elsewhere} />
                <StockActions entry={entry} stock={['count', 'receive']} />
              </>
            );
          }}
        </Results>
      )}
    </Panel>
  );
};

/** What else stock is scanned for at a location: it was counted, or it came in. */
const StockActions = ({ entry, stock }: { entry: Entry; stock: readonly StockAction[] }) => (
  <div className={classes.actions}>
    <FieldActions subject={entry} stock={stock} at={entry.location.id} />
  </div>
);

type From = { readonly locationId: string; readonly locationName: string; readonly onHand: number };

const BulkQuantityForm = ({
  entry,
  putAway,
  from,
}: {
  entry: Entry;
  putAway: PutAway;
  from: readonly From[];
}) => {
  const { t } = useTranslation('inventory/scan');
  const [fromId, setFromId] = useState(from[0]?.locationId ?? '');
  const most = from.find(({ locationId }) => locationId === fromId)?.onHand ?? 1;
  const [quantity, setQuantity] = useState<number | string>(1);
  const count = quantityIn(quantity, most);
  const [recording, setRecording] = useState<{ pending: boolean; problem?: unknown }>({ pending: false });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRecording({ pending: true });
    const source = { fromId: fromId as Entry['location']['id'] }; // one of the locations above
    void putAway
      .bring(entry.key, { from: source, quantity: count })
      .catch((problem: unknown) => setRecording({ pending: false, problem }));
  };
  return (
    <form onSubmit={send} className={classes.bulk}>
      <ProblemAlert problem={recording.problem} />
      <NativeSelect
        size="lg"
        label={t('bulk.from')}
        value={fromId}
        onChange={(event) => setFromId(event.currentTarget.value)}
        data={from.map(({ locationId, locationName, onHand }) => ({
          value: locationId,
          label: t('bulk.location', { name: isolated(locationName), count: onHand }),
        }))}
      />
      <QuantityStepper value={quantity} onChange={setQuantity} most={most} />
      <Button type="submit" size="lg" fullWidth loading={recording.pending}>
        {t('bulk.bring', { count })}
      </Button>
    </form>
  );
};
