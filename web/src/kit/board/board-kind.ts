import type { ComponentType, ReactNode } from 'react';

/** Something that stands on a board, in the column of its status. */
export type BoardItem<Status extends string> = {
  readonly id: string;
  readonly name: string;
  readonly status: Status;
};

type Icon = ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>;

/** What a board is of: its columns in their order, and what its cards tell. */
export type BoardKind<Status extends string, Item extends BoardItem<Status>> = {
  readonly statuses: readonly Status[];
  readonly icons: Readonly<Record<Status, { readonly icon: Icon }>>;
  readonly statusName: (status: Status) => string;
  /** Where an item can go from where it is, in the order of the board. */
  readonly columnsFor: (item: Item) => readonly Status[];
  readonly words: (item: Item) => ReactNode;
};

/** The column that a key leads to from another: among where the item can go, and where it was. */
export const statusAfterKey = <Status extends string>(
  statuses: readonly Status[],
  { from, open }: { readonly from: Status; readonly open: readonly Status[] },
  at: Status,
  step: 1 | -1,
): Status => {
  const all = statuses.filter((status) => status === from || open.includes(status));
  const index = Math.max(0, all.indexOf(at)) + step;
  return all[Math.min(all.length - 1, Math.max(0, index))] ?? from;
};
