import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoggedEntry } from '../../audit/logged-entry.tsx';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import classes from './details.module.css';

const atOnce = 10;

/** Everything that happened to a job, the newest first: what was done, by whom and when. */
export const TimelinePanel = ({ stagingId }: { stagingId: string }) => {
  const { t } = useTranslation('stagings/details');
  const input = { id: stagingId, itemsPerPage: atOnce } as const;
  const timeline = useInfiniteQuery({
    queryKey: [...queries.stagings.timeline.key({ input }), 'all'],
    queryFn: ({ pageParam, signal }) => api.stagings.timeline({ ...input, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * atOnce < total ? page + 1 : undefined),
  });
  const entries = timeline.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <TitledPanel title={t('timeline.title')}>
      <Results
        of={timeline}
        isEmpty={() => entries.length === 0}
        empty={<p className={classes.hint}>{t('timeline.empty')}</p>}
      >
        {() => (
          <>
            <ol className={classes.timeline}>
              {entries.map((entry) => (
                <LoggedEntry key={entry.id} entry={entry} />
              ))}
            </ol>
            {timeline.hasNextPage && (
              <Button
                variant="default"
                loading={timeline.isFetchingNextPage}
                onClick={() => void timeline.fetchNextPage()}
              >
                {t('timeline.earlier')}
              </Button>
            )}
          </>
        )}
      </Results>
    </TitledPanel>
  );
};
