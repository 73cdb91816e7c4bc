import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Results } from '../../ui/list/results.tsx';
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';

/** Something to change, or nothing: something new. */
export type InHand = { readonly id?: string };

type EditDrawerProps<Row> = {
  inHand: InHand | null;
  onClose: () => void;
  /** Of the drawer, for something new and for something known. */
  titles: { readonly add: string; readonly edit: string };
  /** A hook that reads the row anew: a list knows little of it. */
  useRead: (id: string) => UseQueryResult<Row>;
  children: (row: Row | undefined) => ReactNode;
};

/** The form of something new or known, beside the page it was opened on. */
export const EditDrawer = <Row,>({ inHand, onClose, titles, useRead, children }: EditDrawerProps<Row>) => {
  const shown = useKept(inHand);
  return (
    <SideDrawer
      opened={inHand !== null}
      onClose={onClose}
      size="lg"
      title={shown?.id ? titles.edit : titles.add}
    >
      {shown?.id && (
        <Known key={shown.id} id={shown.id} useRead={useRead}>
          {children}
        </Known>
      )}
      {shown && !shown.id && children(undefined)}
    </SideDrawer>
  );
};

type KnownProps<Row> = Pick<EditDrawerProps<Row>, 'useRead' | 'children'> & { id: string };

/** What is typed into is what was read when the drawer opened; a change that arrives meanwhile does not take it away. */
const Known = <Row,>({ id, useRead, children }: KnownProps<Row>) => {
  const query = useRead(id);
  const [row, setRow] = useState<Row>();
  if (row === undefined && query.isFetchedAfterMount && query.data !== undefined) setRow(query.data);
  return (
    <Results of={{ ...query, data: row }} skeleton={<FormSkeleton />}>
      {(read) => children(read as Row)}
    </Results>
  );
};

const FormSkeleton = () => (
  <Stack>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} height={62} radius="md" />
    ))}
  </Stack>
);
