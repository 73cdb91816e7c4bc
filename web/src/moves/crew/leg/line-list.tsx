import type { Leg } from '@archway/contract/moves/states';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { type LineGroup, rowsOf } from '../rules/group-rules.ts';
import { GroupHead } from './group-head.tsx';
import classes from './leg.module.css';
import type { LegActions } from './leg-actions.ts';
import { LineRow } from './line-row.tsx';

type LineListProps = {
  leg: Leg;
  state: MoveState;
  groups: readonly LineGroup[];
  /** Left out for whoever only looks. */
  actions: LegActions | undefined;
  onOpen: (lineId: string) => void;
};

/** All lines of a leg by where they are worked on. An event has fifteen hundred: only those in sight are drawn. */
export const LineList = ({ leg, state, groups, actions, onOpen }: LineListProps) => {
  const { t } = useTranslation('moves/crew');
  const { kind } = state.move;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(groups, turned), [groups, turned]);
  const [list, top] = useTopOf();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (nth) => (rows[nth]?.kind === 'group' ? 60 : 88),
    getItemKey: (nth) => rows[nth]?.key ?? nth,
    overscan: 8,
    scrollMargin: top,
  });
  const turn = useCallback(
    (key: string) =>
      setTurned((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  const tick = useMemo(() => actions && ((line: CrewLine) => void actions.tick(line)), [actions]);
  return (
    <ul
      ref={list}
      className={classes.lines}
      aria-label={t('lines')}
      style={{ blockSize: `${virtual.getTotalSize()}px` }}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.row}
            data-row={row.kind}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row.kind === 'group' ? (
              <GroupHead group={row.group} isOpen={row.isOpen} onTurn={turn} />
            ) : (
              <LineRow kind={kind} leg={leg} line={row.line} onTick={tick} onOpen={onOpen} />
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** How far the list is from the top of the page. */
const useTopOf = () => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const { top: here = 0 } = list.current?.getBoundingClientRect() ?? {};
      setTop(Math.round(here + window.scrollY));
    };
    measure();
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => page.disconnect();
  }, []);
  return [list, top] as const;
};
