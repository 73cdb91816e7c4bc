import type { VendorRow } from '@archway/contract/vendors/vendor';
import { vendorListFields, vendorSorts } from '@archway/contract/vendors/vendor-fields';
import { useCountColumn, useLastColumns } from '../kit/list/last-columns.tsx';
import { useColumns } from '../kit/list/use-columns.ts';
import { useLatest } from '../kit/list/use-latest.ts';
import { ContactCell } from '../ui/fields/contact-cell.tsx';
import { sortedBy } from '../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../ui/fields/use-field-columns.tsx';
import type { Column } from '../ui/list/data-table.tsx';
import { NamedLink } from '../ui/list/named-link.tsx';
import { useVendorWords } from './use-vendor-names.ts';
import { VendorMark } from './vendor-mark.tsx';

type RowActions = { onEdit: (vendor: VendorRow) => void; onRemove: (vendor: VendorRow) => void };

const sorted = sortedBy(vendorSorts);

export const useVendorColumns = (actions: RowActions): readonly Column<VendorRow>[] => {
  const { nameOf, optionName } = useVendorWords();
  const columnsOf = useFieldColumns();
  const countOf = useCountColumn();
  const lastColumns = useLastColumns();
  const latest = useLatest(actions);
  return useColumns(() => [
    {
      ...sorted('name'),
      title: nameOf('name'),
      main: true,
      render: ({ id, name, kind }) => (
        <NamedLink to="/vendors/detail/$id" params={{ id }} mark={<VendorMark kind={kind} />}>
          {name}
        </NamedLink>
      ),
    },
    { ...sorted('kind'), title: nameOf('kind'), render: ({ kind }) => optionName('kind', kind) },
    {
      key: 'contact',
      sheet: ['email', 'phone'],
      title: nameOf('contact'),
      render: ({ email, phone }) => <ContactCell email={email} phone={phone} />,
    },
    ...columnsOf<typeof vendorListFields, VendorRow>({
      table: vendorListFields,
      except: ['name', 'kind', 'email', 'phone'],
      nameOf,
      optionName,
    }),
    countOf('items', nameOf('items')),
    ...lastColumns<VendorRow>({
      subject: 'Vendor',
      nameOf: ({ name }) => name,
      updated: nameOf('updatedAt'),
      isUpdatedShown: true,
      ...latest,
    }),
  ]);
};
