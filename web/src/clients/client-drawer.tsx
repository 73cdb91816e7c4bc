import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDrawer, type InHand } from '../kit/edit/edit-drawer.tsx';
import { queries } from '../platform/api/query-client.ts';
import { ClientForm } from './client-form.tsx';

export const ClientDrawer = ({ inHand, onClose }: { inHand: InHand | null; onClose: () => void }) => {
  const { t } = useTranslation('clients');
  return (
    <EditDrawer
      inHand={inHand}
      onClose={onClose}
      titles={{ add: t('add'), edit: t('editTitle') }}
      useRead={useRead}
    >
      {(client) => <ClientForm client={client} onClose={onClose} />}
    </EditDrawer>
  );
};

const useRead = (id: string) =>
  useQuery({ ...queries.clients.get.queryOptions({ input: { id } }), staleTime: 0 });
