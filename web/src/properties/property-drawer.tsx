import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDrawer, type InHand } from '../kit/edit/edit-drawer.tsx';
import { queries } from '../platform/api/query-client.ts';
import { PropertyForm } from './property-form.tsx';

export const PropertyDrawer = ({ inHand, onClose }: { inHand: InHand | null; onClose: () => void }) => {
  const { t } = useTranslation('properties');
  return (
    <EditDrawer
      inHand={inHand}
      onClose={onClose}
      titles={{ add: t('add'), edit: t('editTitle') }}
      useRead={useRead}
    >
      {(property) => <PropertyForm property={property} onClose={onClose} />}
    </EditDrawer>
  );
};

const useRead = (id: string) =>
  useQuery({ ...queries.properties.get.queryOptions({ input: { id } }), staleTime: 0 });
