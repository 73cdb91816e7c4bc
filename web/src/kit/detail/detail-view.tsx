import { Skeleton, Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { DetailColumns } from '../../ui/layout/detail-columns.tsx';

type DetailViewProps = {
  hero: ReactNode;
  /** What has to be known before anything else: it is archived, say. */
  notice?: ReactNode;
  /** The ways to know more; what the chosen one shows are the children. */
  tabs?: ReactNode;
  /** Its facts, in panels. */
  aside?: ReactNode;
  /** What people come for: where there is no room beside it, it stands before the facts. */
  lead?: ReactNode;
  children: ReactNode;
  /** What opens above the page. */
  dialogs?: ReactNode;
};

/** One thing: its face, what can be known of it, and what it is about. */
export const DetailView = ({ hero, notice, tabs, aside, lead, children, dialogs }: DetailViewProps) => (
  <Stack gap={tabs ? '1.25rem' : '1.5rem'}>
    {hero}
    {notice}
    {tabs}
    {aside ? (
      <DetailColumns aside={aside} lead={lead}>
        {children}
      </DetailColumns>
    ) : tabs ? (
      <Tab>{children}</Tab>
    ) : (
      children
    )}
    {dialogs}
  </Stack>
);

/** A tab may be loaded when it is first shown. */
const Tab = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height={260} radius="lg" />}>{children}</Suspense>
);
