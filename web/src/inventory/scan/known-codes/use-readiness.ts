import { useIsFetching } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queries } from '../../../platform/api/query-client.ts';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useOpensOffline } from '../../../platform/worker/opens-offline.ts';
import { allCodesKnownAt, subscribeCodes } from './known-index.ts';
import { readinessOf } from './readiness-rules.ts';

/** How far this device is ready for the time without a network, and as of when it knows codes. */
export const useReadiness = () => {
  const at = useSyncExternalStore(subscribeCodes, allCodesKnownAt);
  const app = useOpensOffline();
  const online = useOnline();
  const areCodesComing = useIsFetching({ queryKey: queries.scan.codes.key() }) > 0;
  return { at, readiness: readinessOf({ codesAt: at, areCodesComing, app, online }) };
};
