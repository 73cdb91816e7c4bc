import type { StagingRow } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { useDroppable } from '@dnd-kit/core';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowBarToDown, IconBan, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { statusLooks } from '../../status-badge.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import type { StagingsList } from '../use-stagings-list.ts';
import classes from './board.module.css';
import { BoardCard } from './board-card.tsx';

type BoardColumnProps = {
  status: StagingStatus;
  list: StagingsList;
  /** Whether the filters leave anything in it. */
  wanted: boolean;
  firstOpen: boolean;
  /** While something is dragged: whether it can be let go here. */
  target: 'legal' | 'illegal' | undefined;
  movingId: string | undefined;
  onMove: ((staging: StagingRow, to: StagingStatus) => void) | undefined;
};

/** The jobs of one status, some at a time; folded away it still takes what is let go on it. */
export const BoardColumn = (props: BoardColumnProps) => {
  const { status, list, wanted, firstOpen, target, movingId, onMove } = props;
  const { t } = useTranslation('stagings/list');
  const { t: ui } = useTranslation('ui');
  const { optionName } = useStagingWords();
  const id = useId();
  const [opened, setOpened] = useState(firstOpen);
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: target === 'illegal' });
  const cards = useCards(list, status, opened);
  const total = cards.data?.pages[0]?.total;
  const name = optionName('status', status);
  const { icon: Icon } = statusLooks[status];
  const Fold = opened ? IconChevronsLeft : IconChevronsRight;
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-open={opened}
      data-target={target}
      data-over={isOver}
      aria-labelledby={id}
    >
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          <Icon size={18} stroke={1.75} aria-hidden />
          <span>{name}</span>
          {total !== undefined && <span className={classes.total}>{ui('number', { value: total })}</span>}
        </h2>
        {wanted && (isEnded(status) || !opened) && (
          <IconButton
            size={32}
            label={t(opened ? 'board.fold' : 'board.unfold', { status: name })}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <Fold size={18} className={classes.arrow} aria-hidden />
          </IconButton>
        )}
      </header>
      {target && <Target kind={target} short={!opened} />}
      {opened && (
        <div className={classes.cards}>
          <Results of={cards} skeleton={<Skeleton height={132} radius="md" />}>
            {({ pages }) => (
              <>
                {total === 0 && <p className={classes.none}>{t('board.none')}</p>}
                <ul>
                  {pages
                    .flatMap(({ rows }) => rows)
                    .map((staging) => (
                      <li key={staging.id}>
                        <BoardCard
                          staging={staging}
                          moving={movingId === staging.id}
                          onMove={onMove && ((to) => onMove(staging, to))}
                        />
                      </li>
                    ))}
                </ul>
                {cards.hasNextPage && (
                  <Button
                    variant="subtle"
                    size="sm"
                    fullWidth
                    aria-label={t('board.moreOf', { status: name })}
                    loading={cards.isFetchingNextPage}
                    onClick={() => void cards.fetchNextPage()}
                  >
                    {t('board.more')}
                  </Button>
                )}
              </>
            )}
          </Results>
        </div>
      )}
    </section>
  );
};

const Target = ({ kind, short }: { kind: 'legal' | 'illegal'; short: boolean }) => {
  const { t } = useTranslation('stagings/list');
  const Icon = kind === 'legal' ? IconArrowBarToDown : IconBan;
  return (
    <p className={classes.target}>
      <Icon size={18} aria-hidden />
      {!short && t(`board.${kind}`)}
    </p>
  );
};

const atOnce = 10;

/** What is to come stands by its installation, what is over by the latest. */
const useCards = ({ query }: StagingsList, status: StagingStatus, enabled: boolean) => {
  const input = {
    ...query,
    phase: undefined,
    status,
    sortBy: 'installOn',
    orderBy: isEnded(status) ? 'desc' : 'asc',
    itemsPerPage: atOnce,
  } as const;
  return useInfiniteQuery({
    queryKey: [...queries.stagings.list.key({ input }), 'board'],
    queryFn: ({ pageParam, signal }) => api.stagings.list({ ...input, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * atOnce < total ? page + 1 : undefined),
    enabled,
  });
};
