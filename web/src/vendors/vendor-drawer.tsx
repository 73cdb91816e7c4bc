import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDrawer, type InHand } from '../kit/edit/edit-drawer.tsx';
import { queries } from '../platform/api/query-client.ts';
import { VendorForm } from './vendor-form.tsx';

export const VendorDrawer = ({ inHand, onClose }: { inHand: InHand | null; onClose: () => void }) => {
  const { t } = useTranslation('vendors');
  return (
    <EditDrawer
      inHand={inHand}
      onClose={onClose}
      titles={{ add: t('add'), edit: t('editTitle') }}
      useRead={useRead}
    >
      {(vendor) => <VendorForm vendor={vendor} onClose={onClose} />}
    </EditDrawer>
  );
};

const useRead = (id: string) =>
  useQuery({ ...queries.vendors.get.queryOptions({ input: { id } }), staleTime: 0 });
