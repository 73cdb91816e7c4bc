import type { Page } from '@archway/contract/kernel/api/page';
import { useDroppable } from '@dnd-kit/core';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowBarToDown, IconBan, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Results } from '../../ui/list/results.tsx';
import classes from './board.module.css';
import { BoardCard } from './board-card.tsx';
import type { BoardItem, BoardKind } from './board-kind.ts';

/** Where the cards of a column come from, a page at a time. */
export type BoardCards<Item> = {
  readonly key: QueryKey;
  readonly read: (page: number, signal: AbortSignal) => Promise<Page<Item>>;
};

/** How a column stands when the board is opened. */
export type ColumnLook = { readonly isOpen: boolean; readonly isFoldable: boolean };

type BoardColumnProps<Status extends string, Item extends BoardItem<Status>> = {
  kind: BoardKind<Status, Item>;
  status: Status;
  look: ColumnLook;
  cards: BoardCards<Item>;
  /** While something is dragged: whether it can be let go here. */
  target: 'legal' | 'illegal' | undefined;
  movingId: string | undefined;
  onMove: ((item: Item, to: Status) => void) | undefined;
};

/** What is in one status, some at a time; folded away it still takes what is let go on it. */
export const BoardColumn = <Status extends string, Item extends BoardItem<Status>>({
  kind,
  status,
  look,
  cards: { key, read },
  target,
  movingId,
  onMove,
}: BoardColumnProps<Status, Item>) => {
  const { t } = useTranslation('kit');
  const { t: ui } = useTranslation('ui');
  const id = useId();
  const [opened, setOpened] = useState(look.isOpen);
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: target === 'illegal' });
  const cards = useInfiniteQuery({
    queryKey: [...key, 'board'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, itemsPerPage, total: all }) =>
      page * itemsPerPage < all ? page + 1 : undefined,
    enabled: opened,
  });
  const total = cards.data?.pages[0]?.total;
  const name = kind.statusName(status);
  const { icon: Icon } = kind.icons[status];
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
        {look.isFoldable && (
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
                    .map((item) => (
                      <li key={item.id}>
                        <BoardCard<Status, Item>
                          kind={kind}
                          item={item}
                          moving={movingId === item.id}
                          onMove={onMove && ((to) => onMove(item, to))}
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
  const { t } = useTranslation('kit');
  const Icon = kind === 'legal' ? IconArrowBarToDown : IconBan;
  return (
    <p className={classes.target}>
      <Icon size={18} aria-hidden />
      {!short && t(`board.${kind}`)}
    </p>
  );
};
