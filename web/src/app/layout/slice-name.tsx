import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import type { SliceNameProps } from '../../ui/fields/field-setting.ts';

/** What is called so, by its id: read with each kind of thing that a field can refer to. */
const names = {
  category: (id: string) => useQuery(queries.categories.get.queryOptions({ input: { id } })).data?.name,
  location: (id: string) => useQuery(queries.storage.get.queryOptions({ input: { id } })).data?.name,
  vendor: (id: string) => useQuery(queries.vendors.get.queryOptions({ input: { id } })).data?.name,
  client: (id: string) => useQuery(queries.clients.get.queryOptions({ input: { id } })).data?.name,
  property: (id: string) => useQuery(queries.properties.get.queryOptions({ input: { id } })).data?.address,
  member: (id: string) => {
    const { data } = useQuery(queries.members.get.queryOptions({ input: { id } }));
    return data && `${data.firstName} ${data.lastName}`;
  },
};

/** The name of whatever a field refers to. */
export const SliceName = ({ of, id }: SliceNameProps) => {
  const useName = names[of];
  return <bdi>{useName(id) ?? '…'}</bdi>;
};
