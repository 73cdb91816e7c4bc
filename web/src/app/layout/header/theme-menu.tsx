import { Menu } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconCheck,
  IconDeviceDesktop,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '../../../platform/preferences/preference-store.ts';
import { preferenceChoices } from '../../../platform/preferences/preferences.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { openDialog } from '../dialogs/dialog-store.ts';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

export const ThemeMenu = () => {
  const { t } = useTranslation('app');
  const { theme } = usePreferences();
  const Current = icons[theme];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t('frame.theme')} data-phone="hidden">
          <Current size={22} stroke={1.6} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {preferenceChoices.theme.map((choice) => {
          const Icon = icons[choice];
          return (
            <Menu.RadioItem
              key={choice}
              value={choice}
              checked={choice === theme}
              checkIcon={<IconCheck size={18} aria-hidden />}
              rightSection={<Icon size={20} stroke={1.6} aria-hidden />}
              closeMenuOnClick
              onChange={() => setPreference('theme', choice)}
            >
              {t(`choice.theme.${choice}`)}
            </Menu.RadioItem>
          );
        })}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />}
          onClick={() => openDialog('customizer')}
        >
          {t('frame.customize')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
