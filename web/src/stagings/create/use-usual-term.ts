import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';

/** How many days a home stays staged here unless somebody says otherwise; not known while it is on its way. */
export const useUsualTerm = (): number | undefined => {
  const mayRead = useAbility().can('read', 'Organization');
  const organization = useQuery({ ...queries.organizations.get.queryOptions(), enabled: mayRead });
  if (!mayRead) return eightWeeks;
  return organization.data?.settings.initialTermDays ?? (organization.error ? eightWeeks : undefined);
};

/** For whoever may not read it. */
const eightWeeks = 56;
