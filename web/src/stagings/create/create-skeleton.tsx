import { Skeleton, Stack } from '@mantine/core';

/** The shape of the form before it is known how long homes stay staged here. */
export const CreateSkeleton = () => (
  <Stack gap="1.25rem" aria-busy="true">
    <Skeleton height={200} radius="lg" />
    <Skeleton height={240} radius="lg" />
    <Skeleton height={220} radius="lg" />
  </Stack>
);
