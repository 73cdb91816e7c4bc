import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../platform/session/ability.ts';
import { MoreMenu } from '../ui/overlay/more-menu.tsx';

type LocationMenuProps = {
  location: StorageLocation;
  onAdd: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** What can be done with a location; without anything to do there is no menu. */
export const LocationMenu = ({ location, onAdd, onEdit, onRemove }: LocationMenuProps) => {
  const { t } = useTranslation('storage');
  const ability = useAbility();
  const mayCreate = ability.can('create', 'StorageLocation') && location.active;
  return (
    <MoreMenu
      name={location.name}
      onEdit={ability.can('update', 'StorageLocation') ? onEdit : undefined}
      onRemove={ability.can('delete', 'StorageLocation') ? onRemove : undefined}
      before={
        mayCreate && (
          <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {t('addInside')}
          </Menu.Item>
        )
      }
    />
  );
};
