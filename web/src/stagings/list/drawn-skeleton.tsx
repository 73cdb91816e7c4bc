import { Skeleton } from '@mantine/core';

/** Before what is drawn has come. */
export const DrawnSkeleton = () => <Skeleton height={420} radius="md" />;
