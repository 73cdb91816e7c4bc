import { useQuery } from '@tanstack/react-query';
import { ReferenceSelect, type ReferenceSelectProps } from '../kit/reference/reference-select.tsx';
import { queries } from '../platform/api/query-client.ts';

/** A client, found by typing. */
export const ClientSelect = (props: ReferenceSelectProps) => (
  <ReferenceSelect {...props} useFound={useFound} useOne={useOne} labelOf={labelOf} />
);

const labelOf = ({ name, company }: { name: string; company: string }) =>
  company && company !== name ? `${name} · ${company}` : name;

const useFound = (searchQuery: string) =>
  useQuery(queries.clients.list.queryOptions({ input: { searchQuery, itemsPerPage: 20 } }));

const useOne = (id: string) =>
  useQuery({ ...queries.clients.get.queryOptions({ input: { id } }), enabled: id !== '' }).data;
