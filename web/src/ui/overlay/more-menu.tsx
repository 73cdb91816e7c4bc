import { Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import { isolated } from '../text/sentence.tsx';

type MoreMenuProps = {
  /** What it is about, by the name people know it by: "Actions for Fjord Works". */
  name: string;
  /** Left out for whoever may not, and where a button stands beside the menu. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** The verb that takes the thing away; "Delete" unless told. */
  remove?: string | undefined;
  /** What stands before editing. */
  before?: ReactNode;
  /** What stands between editing and taking away. */
  children?: ReactNode;
  /** What the focus finds the button by when its row is drawn anew. */
  focusKey?: string | undefined;
  className?: string | undefined;
  size?: number | undefined;
};

/**
 * What can be done with one thing, behind the dots of its row or screen. What cannot be undone stands last, out of the way
 * of a hasty thumb; without anything to do there is no menu.
 */
export const MoreMenu = (props: MoreMenuProps) => {
  const { name, onEdit, onRemove, remove, before, children, focusKey, className, size } = props;
  const { t } = useTranslation('ui/fields');
  if (!onEdit && !onRemove && !before && !children) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton
          label={t('actionsFor', { name: isolated(name) })}
          data-focus-key={focusKey}
          {...(className ? { className } : {})}
          {...(size ? { size } : {})}
        >
          <IconDots size={size && size < 36 ? 18 : 20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {before}
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        {children}
        {onRemove && (
          <Menu.Item
            c="var(--aw-error-text)"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={onRemove}
          >
            {remove ?? t('delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
