import { useQuery } from '@tanstack/react-query';
import { referenceInput } from '../kit/reference/reference-input.tsx';
import { ReferenceSelect, type ReferenceSelectProps } from '../kit/reference/reference-select.tsx';
import { queries } from '../platform/api/query-client.ts';

/** A property, found by typing a part of its address. */
export const PropertySelect = (props: ReferenceSelectProps) => (
  <ReferenceSelect
    {...props}
    useFound={useFound}
    useOne={useOne}
    labelOf={({ address, city }) => `${address}, ${city}`}
  />
);

const useFound = (searchQuery: string) =>
  useQuery(queries.properties.list.queryOptions({ input: { searchQuery, itemsPerPage: 20 } }));

const useOne = (id: string) =>
  useQuery({ ...queries.properties.get.queryOptions({ input: { id } }), enabled: id !== '' }).data;

/** A field that leads to a property. */
export const PropertyInput = referenceInput(PropertySelect);
