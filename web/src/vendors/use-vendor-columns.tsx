import type { VendorRow } from '@archway/contract/vendors/vendor';
import { vendorListFields } from '@archway/contract/vendors/vendor-fields';
import { useContactColumns } from '../kit/list/use-contact-columns.tsx';
import { NamedLink } from '../ui/list/named-link.tsx';
import { useVendorWords } from './use-vendor-names.ts';
import { VendorMark } from './vendor-mark.tsx';

type RowActions = { onEdit: (vendor: VendorRow) => void; onRemove: (vendor: VendorRow) => void };

export const useVendorColumns = (actions: RowActions) =>
  useContactColumns({
    table: vendorListFields,
    words: useVendorWords(),
    named: ({ id, name, kind }: VendorRow) => (
      <NamedLink to="/vendors/detail/$id" params={{ id }} mark={<VendorMark kind={kind} />}>
        {name}
      </NamedLink>
    ),
    count: 'items',
    subject: 'Vendor',
    isUpdatedShown: true,
    actions,
  });
