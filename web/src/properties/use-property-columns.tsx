import type { PropertyRow } from '@archway/contract/properties/property';
import { propertyListFields, propertySorts } from '@archway/contract/properties/property-fields';
import { useCountColumn, useLastColumns } from '../kit/list/last-columns.tsx';
import { useColumns } from '../kit/list/use-columns.ts';
import { useLatest } from '../kit/list/use-latest.ts';
import { sortedBy } from '../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../ui/fields/use-field-columns.tsx';
import { useFieldText } from '../ui/fields/use-field-text.ts';
import type { Column } from '../ui/list/data-table.tsx';
import { NamedLink } from '../ui/list/named-link.tsx';
import { PropertyMark } from './property-mark.tsx';
import { usePropertyWords } from './use-property-words.ts';

type RowActions = { onEdit: (property: PropertyRow) => void; onRemove: (property: PropertyRow) => void };

const sorted = sortedBy(propertySorts);

export const usePropertyColumns = (actions: RowActions): readonly Column<PropertyRow>[] => {
  const { nameOf, optionName } = usePropertyWords();
  const columnsOf = useFieldColumns();
  const textOf = useFieldText();
  const countOf = useCountColumn();
  const lastColumns = useLastColumns();
  const latest = useLatest(actions);
  return useColumns(() => [
    {
      ...sorted('address'),
      title: nameOf('address'),
      main: true,
      render: ({ id, address, type }) => (
        <NamedLink to="/properties/detail/$id" params={{ id }} mark={<PropertyMark type={type} />}>
          {address}
        </NamedLink>
      ),
    },
    { ...sorted('city'), title: nameOf('city'), render: ({ city }) => <bdi>{city}</bdi> },
    { ...sorted('type'), title: nameOf('type'), render: ({ type }) => optionName('type', type) },
    {
      ...sorted('sqft'),
      title: nameOf('sqft'),
      align: 'end',
      render: ({ sqft }) => textOf(propertyListFields.sqft, sqft),
    },
    {
      ...sorted('bedrooms'),
      title: nameOf('bedrooms'),
      align: 'end',
      render: ({ bedrooms }) => textOf(propertyListFields.bedrooms, bedrooms),
    },
    ...columnsOf<typeof propertyListFields, PropertyRow>({
      table: propertyListFields,
      except: ['address', 'city', 'type', 'sqft', 'bedrooms'],
      nameOf,
      optionName,
    }),
    countOf('stagings', nameOf('stagings')),
    ...lastColumns<PropertyRow>({
      subject: 'Staging',
      nameOf: ({ address }) => address,
      updated: nameOf('updatedAt'),
      ...latest,
    }),
  ]);
};
