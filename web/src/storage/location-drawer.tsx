import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../ui/overlay/side-drawer.tsx';
import { useKept } from '../ui/overlay/use-kept.ts';
import { LocationForm } from './location-form.tsx';

/** A location to change, or what a new one will stand in (nothing: at the top). */
export type LocationInHand = { readonly location?: StorageLocation; readonly parentId?: string };

type LocationDrawerProps = {
  inHand: LocationInHand | null;
  rows: readonly StorageLocation[];
  onClose: () => void;
  onSaved?: ((location: StorageLocation) => unknown) | undefined;
};

export const LocationDrawer = ({ inHand, rows, onClose, onSaved }: LocationDrawerProps) => {
  const { t } = useTranslation('storage');
  const shown = useKept(inHand);
  const location = shown?.location;
  return (
    <SideDrawer opened={inHand !== null} onClose={onClose} title={location ? t('editTitle') : t('add')}>
      {shown && (
        <LocationForm
          key={location ? location.id : `new ${shown.parentId}`}
          location={location}
          parentId={shown.parentId ?? null}
          rows={rows}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </SideDrawer>
  );
};
