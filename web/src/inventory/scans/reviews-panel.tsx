import { choicesByReason, type ScanReview } from '@archway/contract/inventory/device-events/review';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { deviceId } from '../../platform/outbox/device.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { kindWord } from './kind-word.ts';
import { reasonWords } from './reason-words.ts';
import classes from './scans.module.css';

/** What arrived and could not be recorded, with what can be done about each. */
export const ReviewsPanel = () => {
  const { t } = useTranslation('inventory/scans');
  const input = { device: deviceId(), itemsPerPage: 100 };
  const reviews = useQuery(queries.deviceEvents.reviews.queryOptions({ input }));
  return (
    <TitledPanel title={t('reviews.title')} flush>
      <Results of={reviews}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState picture="quiet" title={t('reviews.none')}>
              {t('reviews.noneHint')}
            </EmptyState>
          ) : (
            <ul className={classes.list} aria-label={t('reviews.title')}>
              {rows.map((review) => (
                <ReviewLine key={review.id} review={review} />
              ))}
            </ul>
          )
        }
      </Results>
    </TitledPanel>
  );
};

const ReviewLine = ({ review }: { review: ScanReview }) => {
  const { t } = useTranslation('inventory/scans');
  const mayDecide = useAbility().can('update', 'Item');
  const [open, setOpen] = useState<'assign' | 'dismiss' | null>(null);
  const { submit, pending, problem } = useSubmit(api.deviceEvents.resolve);
  const choices: readonly string[] = mayDecide ? choicesByReason[review.reason] : [];
  const name = review.itemName ?? review.unitCode ?? codeOf(review);
  return (
    <li className={classes.line}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>
        {t(`kind.${kindOf(review)}`, { location: isolated(review.locationName ?? '') })}
        {' · '}
        <bdi>{review.by}</bdi> <RelativeTime at={review.at} />
      </span>
      <span className={classes.reason}>{t(`reason.${reasonWords[review.reason]}`)}</span>
      <ProblemAlert problem={problem} />
      <div className={classes.actions}>
        {choices.includes('assign') && (
          <Button size="sm" onClick={() => setOpen('assign')}>
            {t('reviews.assign')}
          </Button>
        )}
        {choices.includes('retry') && (
          <Button
            size="sm"
            variant="default"
            loading={pending}
            onClick={() => void submit({ id: review.id, choice: 'retry' })}
          >
            {t('reviews.retry')}
          </Button>
        )}
        {choices.includes('dismiss') && (
          <Button size="sm" variant="default" onClick={() => setOpen('dismiss')}>
            {t('reviews.dismiss')}
          </Button>
        )}
      </div>
      {open === 'assign' && <AssignDialog review={review} onClose={() => setOpen(null)} />}
      {open === 'dismiss' && <DismissDialog review={review} name={name} onClose={() => setOpen(null)} />}
    </li>
  );
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const codeOf = ({ event }: ScanReview) => textOf(event['code']) || textOf(event['locationCode']);
const kindOf = ({ event }: ScanReview) => kindWord(textOf(event['kind']));
