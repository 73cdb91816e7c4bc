import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../kit/remove/remove-dialog.tsx';
import { api } from '../platform/api/api.ts';
import { useAbility } from '../platform/session/ability.ts';
import { isolated } from '../ui/text/sentence.tsx';
import { LocationParentField } from './location-parent-field.tsx';
import { useStorageLocations } from './use-storage-locations.ts';

type RemoveLocationDialogProps = {
  location: StorageLocation | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemoveLocationDialog = ({ location, ...rest }: RemoveLocationDialogProps) =>
  location && <Confirmation key={location.id} {...rest} location={location} />;

/** Its pieces and the locations inside can go to another one; whoever may not move pieces is told why it stays. */
const Confirmation = ({ location, ...rest }: RemoveLocationDialogProps & { location: StorageLocation }) => {
  const { t } = useTranslation('storage');
  const ability = useAbility();
  const rows = useStorageLocations().data?.rows ?? [];
  const { id, name } = location;
  return (
    <RemoveDialog
      {...rest}
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      done={t('removed', { name: isolated(name) })}
      send={(moveTo, options) => api.storage.remove({ id, moveTo }, options)}
      moving={{
        known: {
          pieces: location.pieces,
          children: rows.filter(({ parentId }) => parentId === id).length,
        },
        words: {
          pieces: (count) => t('pieces', { count }),
          children: (count) => t('locationsInside', { count }),
        },
        allowed: ability.can('update', 'Item') && ability.can('update', 'StorageLocation'),
        field: (target) => (
          <LocationParentField {...target} rows={rows} of={id} required clearable={false} placeholder="" />
        ),
      }}
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};
