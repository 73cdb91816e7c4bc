import { Skeleton } from '@mantine/core';

/** As high as what it stands for: nothing below it jumps. */
export const NextStepSkeleton = () => <Skeleton height={190} radius="lg" />;
