import { Button, NativeSelect } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from '../scan.module.css';
import type { Entry } from './entry.ts';
import type { PutAway } from './put-away.ts';

type LastBulkScanProps = { entries: readonly Entry[]; intoId: string; putAway: PutAway };

/** Bulk stock that was scanned last waits for a number. */
export const LastBulkScan = ({ entries: [last], intoId, putAway }: LastBulkScanProps) =>
  last?.state === 'bulk' && last.location.id === intoId ? (
    <BulkQuantity key={last.key} entry={last} putAway={putAway} />
  ) : null;

/** Counted things have no codes of their own: how many come here, and from where? */
const BulkQuantity = ({ entry, putAway }: { entry: Entry; putAway: PutAway }) => {
  const { t } = useTranslation('inventory/scan');
  const { item, location } = entry;
  const balances = useQuery(queries.stock.balances.queryOptions({ input: { itemId: item?.id } }));
  if (!item) return null;
  return (
    <Panel>
      <h2 className={classes.title}>{t('bulk.title', { name: isolated(item.name) })}</h2>
      <Results of={balances}>
        {({ rows }) => {
          const elsewhere = rows.filter(({ locationId, onHand }) => locationId !== location.id && onHand > 0);
          return elsewhere.length === 0 ? (
            <div className={classes.actions}>
              <p>{t('bulk.none')}</p>
              <LinkButton to="/inventory/$id" params={{ id: item.id }} size="lg" variant="default">
                {t('item.open')}
              </LinkButton>
            </div>
          ) : (
            <BulkQuantityForm entry={entry} putAway={putAway} from={elsewhere} />
          );
        }}
      </Results>
    </Panel>
  );
};

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
  const id = useId();
  const [fromId, setFromId] = useState(from[0]?.locationId ?? '');
  const most = from.find(({ locationId }) => locationId === fromId)?.onHand ?? 1;
  const [quantity, setQuantity] = useState<number | string>(1);
  const count = Math.min(most, Math.max(1, Number(quantity) || 1));
  const [recording, setRecording] = useState<{ pending: boolean; problem?: unknown }>({ pending: false });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRecording({ pending: true });
    const from = { fromId: fromId as Entry['location']['id'], quantity: count }; // one of the locations above
    void putAway
      .bring(entry.key, from)
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
      <div className={classes.stepper}>
        <IconButton
          label={t('bulk.less')}
          size={56}
          variant="default"
          disabled={count <= 1}
          onClick={() => setQuantity(count - 1)}
        >
          <IconMinus size={26} aria-hidden />
        </IconButton>
        <NumberField
          id={id}
          size="lg"
          aria-label={t('bulk.quantity')}
          value={quantity}
          min={1}
          max={most}
          whole
          onChange={setQuantity}
        />
        <IconButton
          label={t('bulk.more')}
          size={56}
          variant="default"
          disabled={count >= most}
          onClick={() => setQuantity(count + 1)}
        >
          <IconPlus size={26} aria-hidden />
        </IconButton>
      </div>
      <Button type="submit" size="lg" fullWidth loading={recording.pending}>
        {t('bulk.bring', { count })}
      </Button>
    </form>
  );
};
