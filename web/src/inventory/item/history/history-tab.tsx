import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { dayIn } from '../../day-in.ts';
import type { ItemTabProps } from '../item-tab.ts';
import { useUndo } from '../record/use-undo.ts';
import { useDayText } from '../use-day-text.ts';
import { useItemSearch } from '../use-item-search.ts';
import classes from './history.module.css';
import { TimelineEntry } from './timeline-entry.tsx';
import { timelineOf, undoable } from './timeline-rules.ts';

const atOnce = 50;

/** Where it has been, the newest first: what was said, of which pieces, by whom. */
export const HistoryTab = ({ item }: ItemTabProps) => {
  const { t, i18n } = useTranslation('inventory/item');
  const { unit } = useItemSearch();
  const navigate = useNavigate();
  const undo = useUndo();
  const ability = useAbility();
  const mayChange = ability.can('update', 'Item');
  const timeZone = useUser().activeOrganization?.timezone;
  const dayText = useDayText({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const input = { itemId: item.id, ...(unit ? { unitId: unit } : {}), itemsPerPage: atOnce } as const;
  const history = useInfiniteQuery({
    queryKey: [...queries.units.events.key({ input }), 'timeline'],
    queryFn: ({ pageParam, signal }) => api.units.events({ ...input, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * atOnce < total ? page + 1 : undefined),
  });
  const events = history.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const open = mayChange ? undoable(events, new Date()) : new Set<string>();
  const today = dayIn(timeZone, new Date());
  const heading = (day: string) => {
    const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
    return days === 0 || days === -1
      ? new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(days, 'day')
      : dayText(day);
  };
  return (
    <Panel>
      {ability.can('read', 'AuditEntry') && (
        <div className={classes.inLog}>
          <LinkButton
            to="/organization/$tab"
            params={{ tab: 'audit' }}
            search={{ searchQuery: item.name } as never} // that list's own
            variant="default"
            size="compact-sm"
          >
            {t('history.inLog')}
          </LinkButton>
        </div>
      )}
      {unit && (
        <div className={classes.only}>
          <span>{t('history.onlyPiece', { code: events[0]?.unitCode ?? '' })}</span>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={
              () => void navigate({ to: '.', search: { tab: 'history' } as never, resetScroll: false }) // this route's own
            }
          >
            {t('history.allPieces')}
          </Button>
        </div>
      )}
      <Results
        of={history}
        isEmpty={() => events.length === 0}
        empty={<EmptyState title={t('history.empty')}>{t('history.emptyHint')}</EmptyState>}
      >
        {() => (
          <>
            {timelineOf(events, timeZone).map(({ day, entries }) => (
              <section key={day} className={classes.day} aria-label={heading(day)}>
                <h2 className={classes.date}>{heading(day)}</h2>
                <ol className={classes.entries}>
                  {entries.map((entry) => (
                    <TimelineEntry
                      key={entry.key}
                      entry={entry}
                      timeZone={timeZone}
                      onUndo={
                        entry.events.every(({ id }) => open.has(id))
                          ? () => undo(entry.events.map(({ id }) => id))
                          : undefined
                      }
                    />
                  ))}
                </ol>
              </section>
            ))}
            {history.hasNextPage && (
              <Button
                variant="default"
                loading={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
              >
                {t('history.earlier')}
              </Button>
            )}
          </>
        )}
      </Results>
    </Panel>
  );
};
