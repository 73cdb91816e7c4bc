import { Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useLanguage } from '../../../platform/i18n/language.ts';
import { languages } from '../../../platform/i18n/languages.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

/** Each language under its own name, written as its own readers write it. */
export const LanguageMenu = () => {
  const { t } = useTranslation('app');
  const { code: current } = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('frame.language')}>
          <IconLanguage size={22} stroke={1.6} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map(({ code, label, rtl }) => (
          <Menu.RadioItem
            key={code}
            value={code}
            checked={code === current}
            checkIcon={<IconCheck size={18} aria-hidden />}
            closeMenuOnClick
            onChange={() => void changeLanguage(code)}
          >
            <span lang={code} dir={rtl ? 'rtl' : 'ltr'}>
              {label}
            </span>
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
