import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { useKept } from '../ui/use-kept.ts';
import { LocationForm } from './location-form.tsx';

/** A place to change, or what a new one will stand in (nothing: at the top). */
export type LocationInHand = { readonly place?: StorageLocation; readonly parentId?: string };

type LocationDrawerProps = {
  inHand: LocationInHand | null;
  rows: readonly StorageLocation[];
  onClose: () => void;
  onSaved?: ((place: StorageLocation) => unknown) | undefined;
};

export const LocationDrawer = ({ inHand, rows, onClose, onSaved }: LocationDrawerProps) => {
  const { t } = useTranslation('storage');
  const shown = useKept(inHand);
  const place = shown?.place;
  return (
    // A stray click must not throw away what was typed.
    <SideDrawer
      opened={inHand !== null}
      onClose={onClose}
      closeOnClickOutside={false}
      title={place ? t('editTitle') : t('add')}
    >
      {shown && (
        <LocationForm
          key={place ? `${place.id} ${place.version}` : `new ${shown.parentId}`}
          place={place}
          parentId={shown.parentId ?? null}
          rows={rows}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </SideDrawer>
  );
};
