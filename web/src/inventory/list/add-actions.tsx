import { Menu } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconPlus, IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';

const otherActions = [
  { to: '/inventory/add/addMultiple', words: 'add.several', icon: IconTable },
  { to: '/inventory/add/bulkUpload', words: 'add.upload', icon: IconFileSpreadsheet },
] as const;

/** The ways to add items, for those who may; one item is the first. */
export const AddActions = () => {
  const { t } = useTranslation('inventory/list');
  const exists = useScreenExists();
  const others = otherActions.filter(({ to }) => exists(to));
  return (
    <>
      {exists('/inventory/add') && (
        <LinkButton to="/inventory/add" leftSection={<IconPlus size={18} aria-hidden />}>
          {t('add.one')}
        </LinkButton>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton label={t('add.more')} variant="default" size={36}>
              <IconChevronDown size={20} aria-hidden />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ to, words, icon: Icon }) => (
              <Menu.Item
                key={to}
                leftSection={<Icon size={18} aria-hidden />}
                renderRoot={(props) => <Link {...props} to={to} />}
              >
                {t(words)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
};
