import { Skeleton, Stack } from '@mantine/core';
import { DetailColumns } from '../../ui/layout/detail-columns.tsx';

/** The shape of a detail page before its thing has come. */
export const DetailSkeleton = ({ columns = true }: { columns?: boolean }) => (
  <Stack gap="1.5rem">
    <Skeleton height={72} width="min(26rem, 100%)" radius="lg" />
    {columns ? (
      <DetailColumns aside={<Skeleton height={240} radius="lg" />}>
        <Skeleton height={320} radius="lg" />
      </DetailColumns>
    ) : (
      <>
        <Skeleton height={96} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </>
    )}
  </Stack>
);
