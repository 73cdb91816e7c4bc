import type { VendorRow } from '@archway/contract/vendors/vendor';
import { Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../platform/session/ability.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { isolated } from '../ui/text/sentence.tsx';

type VendorMenuProps = {
  vendor: Pick<VendorRow, 'name'>;
  onEdit: () => void;
  onRemove: () => void;
};

/** What can be done with a vendor; without anything to do there is no menu. */
export const VendorMenu = ({ vendor, onEdit, onRemove }: VendorMenuProps) => {
  const { t } = useTranslation('vendors');
  const ability = useAbility();
  const mayUpdate = ability.can('update', 'Vendor');
  const mayDelete = ability.can('delete', 'Vendor');
  if (!mayUpdate && !mayDelete) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('actionsFor', { name: isolated(vendor.name) })}>
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
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
