import { Menu } from '@mantine/core';
import { IconCheck, IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';

type ColumnsMenuProps = {
  columns: readonly { readonly key: string; readonly title: string }[];
  shown: readonly string[];
  isUsual: boolean;
  onToggle: (key: string) => void;
  onReset: () => void;
  onOpen?: () => void;
};

/** Which columns a table shows. */
export const ColumnsMenu = ({ columns, shown, isUsual, onToggle, onReset, onOpen }: ColumnsMenuProps) => {
  const { t } = useTranslation('kit');
  return (
    <Menu position="bottom-end" closeOnItemClick={false} {...(onOpen ? { onOpen } : {})}>
      <Menu.Target>
        <IconButton label={t('columns.choose')}>
          <IconColumns3 size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('columns.choose')}</Menu.Label>
        {columns.map(({ key, title }) => (
          <Menu.CheckboxItem
            key={key}
            checked={shown.includes(key)}
            checkIcon={<IconCheck size={16} aria-hidden />}
            onChange={() => onToggle(key)}
          >
            {title}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={isUsual} onClick={onReset}>
          {t('columns.reset')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
