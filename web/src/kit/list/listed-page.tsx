import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListPage } from './list-page.tsx';

type ListProps<Row, Sheet extends string> = Parameters<typeof ListPage<Row, Sheet>>[0];
type Word = 'title' | 'description' | 'search' | 'add' | 'empty' | 'emptyHint';

type ListedPageProps<Row, Sheet extends string> = Omit<
  ListProps<Row, Sheet>,
  'label' | 'search' | 'keyOf' | 'empty' | 'title'
> & {
  words: (key: Word) => string;
  /** Begins something new, for whoever may. */
  onAdd: (() => void) | false;
  /** Its drawer and its dialogs. */
  children: ReactNode;
};

/** A screen that is one list of things which are added, changed and deleted right there. */
export const ListedPage = <Row extends { readonly id: string }, Sheet extends string>({
  words,
  onAdd,
  children,
  ...list
}: ListedPageProps<Row, Sheet>) => {
  const add = onAdd && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      {words('add')}
    </Button>
  );
  return (
    <Page
      title={words('title')}
      count={list.rows.data?.total}
      description={words('description')}
      actions={add}
    >
      <ListPage
        label={words('title')}
        keyOf={({ id }) => id}
        search={words('search')}
        empty={
          <EmptyState title={words('empty')} action={add}>
            {words('emptyHint')}
          </EmptyState>
        }
        {...list}
      />
      {children}
    </Page>
  );
};
