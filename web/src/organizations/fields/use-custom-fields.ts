import { customTable } from '@archway/contract/kernel/fields/custom-table';
import type { CustomField } from '@archway/contract/organizations/custom-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';

const none: readonly CustomField[] = [];

/**
 * The organization's custom fields of items, as a table of fields with their names. Where they may not be needed at all
 * they are read `when` they are; those that somebody else has read are there anyway.
 */
export const useCustomFields = ({ when = true } = {}) => {
  const mayRead = useMay()('customFields.list');
  const { data, isLoading } = useQuery({
    ...queries.customFields.list.queryOptions({ input: { entity: 'item' } }),
    enabled: mayRead && when,
  });
  return useMemo(() => {
    const rows = data?.rows ?? none;
    const byId = new Map(rows.map((row) => [row.id as string, row]));
    return {
      rows,
      table: customTable(rows),
      nameOf: (id: string) => byId.get(id)?.name ?? id,
      hintOf: (id: string) => byId.get(id)?.hint,
      /** Not known yet. */
      isPending: isLoading,
    };
  }, [data, isLoading]);
};
