import { Skeleton, Stack } from '@mantine/core';
import classes from './item.module.css';

/** The shape of the page before the item has come. */
export const ItemSkeleton = () => (
  <Stack gap="1.25rem">
    <Skeleton height={16} width="14rem" />
    <Skeleton height={36} width="min(28rem, 90%)" />
    <div className={classes.hero}>
      <Skeleton height={280} radius="lg" />
      <Stack gap="1rem">
        <Skeleton height={64} radius="md" />
        <Skeleton height={96} radius="md" />
        <Skeleton height={88} radius="md" />
      </Stack>
    </div>
    <Skeleton height={44} radius="md" />
    <Skeleton height={260} radius="lg" />
  </Stack>
);
