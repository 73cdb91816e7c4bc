import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Menu } from '@mantine/core';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../platform/session/ability.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { isolated } from '../ui/text/sentence.tsx';

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
  const mayUpdate = ability.can('update', 'StorageLocation');
  const mayDelete = ability.can('delete', 'StorageLocation');
  if (!mayCreate && !mayUpdate && !mayDelete) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('actionsFor', { name: isolated(location.name) })}>
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mayCreate && (
          <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {t('addInside')}
          </Menu.Item>
        )}
        {mayUpdate && (
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item
            c="var(--aw-error-text)"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={onRemove}
          >
            {t('remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
