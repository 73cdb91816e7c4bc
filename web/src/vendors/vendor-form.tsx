import type { Vendor } from '@archway/contract/vendors/vendor';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../kit/edit/form-alert.tsx';
import { useTableForm } from '../kit/edit/use-table-form.ts';
import { api } from '../platform/api/api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { FieldGroups } from '../ui/fields/field-groups.tsx';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import { useVendorWords } from './use-vendor-names.ts';

/** What is known of a vendor, and the people there. */
export const VendorForm = ({ vendor, onClose }: { vendor?: Vendor | undefined; onClose: () => void }) => {
  const { t } = useTranslation('vendors');
  const words = useVendorWords();
  const edit = useTableForm({
    table: vendorFields,
    row: vendor,
    create: api.vendors.create,
    change: api.vendors.change,
    read: ({ id }) => api.vendors.get({ id }),
    onDone: ({ name }) => {
      onClose();
      toast(t(vendor ? 'saved' : 'added', { name: isolated(name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        <FieldGroups
          form={form}
          table={vendorFields}
          {...words}
          groups={{ basics: { focused: 'name' }, reach: {}, rest: {} }}
        />
        <FormButtons submit={vendor ? undefined : t('addNow')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
