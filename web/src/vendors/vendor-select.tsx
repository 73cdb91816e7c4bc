import { useQuery } from '@tanstack/react-query';
import { ReferenceSelect, type ReferenceSelectProps } from '../kit/reference/reference-select.tsx';
import { queries } from '../platform/api/query-client.ts';

/** A vendor, found by typing. */
export const VendorSelect = (props: ReferenceSelectProps) => (
  <ReferenceSelect {...props} useFound={useFound} useOne={useOne} labelOf={({ name }) => name} />
);

const useFound = (searchQuery: string) =>
  useQuery(queries.vendors.list.queryOptions({ input: { searchQuery, itemsPerPage: 20 } }));

const useOne = (id: string) =>
  useQuery({ ...queries.vendors.get.queryOptions({ input: { id } }), enabled: id !== '' }).data;
