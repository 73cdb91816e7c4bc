import { mostDismissed } from '@archway/contract/inventory/device-events/limits';
import type { ScanReview } from '@archway/contract/inventory/device-events/review';
import { defaultPageSize } from '@archway/contract/kernel/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelection } from '../../kit/list/use-selection.ts';
import { queries } from '../../platform/api/query-client.ts';
import { deviceId } from '../../platform/outbox/device.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Pages } from '../../ui/list/pages.tsx';
import { Results } from '../../ui/list/results.tsx';
import { DismissMany } from './dismiss-many.tsx';
import { ReviewLine } from './review-line.tsx';
import classes from './scans.module.css';

const noRows: readonly ScanReview[] = [];

/** What arrived and could not be recorded, the newest first, with what can be done about each and about many. */
export const ReviewsPanel = () => {
  const { t } = useTranslation('inventory/scans');
  const mayDecide = useAbility().can('update', 'Item');
  const [shown, setShown] = useState<{ page: number; itemsPerPage: number }>({
    page: 1,
    itemsPerPage: defaultPageSize,
  });
  const input = { device: deviceId(), ...shown };
  const reviews = useQuery({
    ...queries.deviceEvents.reviews.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(reviews.data?.rows ?? noRows, { most: mostDismissed });
  const total = reviews.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / shown.itemsPerPage));
  // What was on the last page is settled: the one before it is the last now.
  if (reviews.data && shown.page > lastPage) setShown({ ...shown, page: lastPage });
  return (
    <>
      <TitledPanel title={t('reviews.title')} flush>
        <Results of={reviews}>
          {({ rows }) =>
            total === 0 ? (
              <EmptyState picture="quiet" title={t('reviews.none')}>
                {t('reviews.noneHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={classes.list} aria-label={t('reviews.title')}>
                  {rows.map((review) => (
                    <ReviewLine
                      key={review.id}
                      review={review}
                      selection={
                        mayDecide
                          ? {
                              isSelected: selection.ids.has(review.id),
                              onToggle: () => selection.toggle(review.id),
                            }
                          : undefined
                      }
                    />
                  ))}
                </ul>
                {total > defaultPageSize && (
                  <Pages
                    {...shown}
                    total={total}
                    onPage={(page) => setShown({ ...shown, page })}
                    onItemsPerPage={(itemsPerPage) => setShown({ page: 1, itemsPerPage })}
                  />
                )}
              </>
            )
          }
        </Results>
      </TitledPanel>
      {mayDecide && <DismissMany selection={selection} />}
    </>
  );
};
