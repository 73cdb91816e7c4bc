import { useQuery } from '@tanstack/react-query';
import { referenceInput } from '../../kit/reference/reference-input.tsx';
import { ReferenceSelect, type ReferenceSelectProps } from '../../kit/reference/reference-select.tsx';
import { queries } from '../../platform/api/query-client.ts';

/** A member of the team, found by typing. */
const MemberSelect = (props: ReferenceSelectProps) => (
  <ReferenceSelect
    {...props}
    useFound={useFound}
    useOne={useOne}
    labelOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
  />
);

const useFound = (searchQuery: string) =>
  useQuery(queries.members.list.queryOptions({ input: { searchQuery, itemsPerPage: 20, status: 'active' } }));

const useOne = (id: string) =>
  useQuery({ ...queries.members.get.queryOptions({ input: { id } }), enabled: id !== '' }).data;

/** A field that leads to a member. */
export const MemberInput = referenceInput(MemberSelect);
