import type { OpensOffline } from '../../../platform/worker/opens-offline.ts';

type Preparation = {
  /** As of when the device knows what codes lead to. */
  readonly codesAt: number | undefined;
  readonly areCodesComing: boolean;
  readonly app: OpensOffline;
  readonly online: boolean;
};

type Readiness = 'ready' | 'open' | 'preparing';

/**
 * What can be promised to whoever goes where there is no network: everything (`ready`), only what is open now (`open`), or
 * that it is being prepared. Nothing where nothing is.
 */
export const readinessOf = ({ codesAt, areCodesComing, app, online }: Preparation): Readiness | undefined => {
  if (codesAt === undefined) return areCodesComing ? 'preparing' : undefined;
  if (app === 'yes') return 'ready';
  return app === 'preparing' && online ? 'preparing' : 'open';
};
