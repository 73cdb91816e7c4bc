import type { Target } from '../pool.ts';

/** A target in the words of `pg`, which the job queue brings along and live updates listen with. */
export const connectionString = (target: Target) => {
  if ('url' in target) return target.url;
  const query = new URLSearchParams({
    host: target.socketFolder,
    port: String(target.port),
    user: target.user,
  });
  return `postgres:///${target.database}?${query}`;
};
