import type { DemoJob } from './demo-job.ts';
import { earlierJobs } from './earlier-jobs.ts';
import { laterJobs } from './later-jobs.ts';

/** In the order in which they were begun. What they hold fits into the stock on every day; the database refuses them otherwise. */
export const portlandJobs: readonly DemoJob[] = [...earlierJobs, ...laterJobs];
