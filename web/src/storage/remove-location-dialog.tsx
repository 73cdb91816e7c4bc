import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useTranslation } from 'react-i18next';
import { contentsText } from '../kit/remove/moving.ts';
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
  const { t, i18n } = useTranslation('storage');
  const ability = useAbility();
  const rows = useStorageLocations().data?.rows ?? [];
  const { id, name } = location;
  const contents = (pieces: number, children: number) =>
    contentsText(i18n.language, [
      { count: pieces, text: t('pieces', { count: pieces }) },
      { count: children, text: t('locationsInside', { count: children }) },
    ]);
  const reason = (facts: Readonly<Record<string, unknown>>) => {
    const { pieces, children } = countsOf(facts);
    if (pieces > 0 && children > 0)
      return t('inUse.both', {
        pieces: t('pieces', { count: pieces }),
        children: t('locationsInside', { count: children }),
      });
    return children > 0 ? t('inUse.children', { count: children }) : t('inUse.pieces', { count: pieces });
  };
  const mayMove = ability.can('update', 'Item') && ability.can('update', 'StorageLocation');
  return (
    <RemoveDialog
      {...rest}
      name={name}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      confirm={t('remove')}
      done={t('removed', { name: isolated(name) })}
      send={(moveTo, options) => api.storage.remove({ id, moveTo }, options)}
      reasonOf={({ code, facts }) => (code === 'in_use' ? reason(facts) : undefined)}
      moving={
        mayMove
          ? {
              contents: contents(location.pieces, rows.filter(({ parentId }) => parentId === id).length),
              contentsOf: (facts) => {
                const { pieces, children } = countsOf(facts);
                return contents(pieces, children) ?? '';
              },
              field: (target) => (
                <LocationParentField
                  {...target}
                  rows={rows}
                  of={id}
                  required
                  clearable={false}
                  placeholder=""
                />
              ),
            }
          : undefined
      }
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};

const countsOf = (facts: Readonly<Record<string, unknown>>) => ({
  pieces: Number(facts['pieces'] ?? 0),
  children: Number(facts['children'] ?? 0),
});
