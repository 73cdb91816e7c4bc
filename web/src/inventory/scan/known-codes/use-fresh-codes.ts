import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/api/query-client.ts';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { readKeptCodes } from './known-index.ts';

/**
 * Keeps what this device knows of codes up to date for as long as a member is here who scans: when the app is opened, when the
 * network is back, and when a change makes it old, as any other answer of the server about scanning.
 */
export const useFreshCodes = () => {
  const owner = ownerOf(useUser());
  const ability = useAbility();
  const may = ability.can('read', 'Item');
  // What was kept with other rights is gone.
  const whose = [owner, JSON.stringify(ability.rules)];
  const online = useOnline();
  useQuery({
    queryKey: ['kept codes', ...whose],
    queryFn: () => readKeptCodes().then(() => true),
    enabled: may,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useQuery({
    queryKey: [...queries.scan.codes.key(), ...whose],
    queryFn: async () => (await import('./refresh-codes.ts')).refreshCodes(),
    enabled: may && online,
    staleTime: 5 * 60_000,
  });
};
