import { Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../controls/icon-button.tsx';

type MoreMenuProps = {
  /** "Actions for Fjord Works". */
  label: string;
  /** The verb of the one entry that takes the thing away. */
  remove: string;
  onRemove: () => void;
};

/** Behind the dots of a detail screen: what is rarely wanted and cannot be undone, out of the way of a hasty thumb. */
export const MoreMenu = ({ label, remove, onRemove }: MoreMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <IconButton label={label}>
        <IconDots size={20} aria-hidden />
      </IconButton>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item
        c="var(--aw-error-text)"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={onRemove}
      >
        {remove}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
