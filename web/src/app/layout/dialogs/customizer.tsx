import { Button, Drawer, Stack, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceDesktop, IconMoon, IconRotate, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  resetPreferences,
  setPreference,
  useColorScheme,
  usePreferences,
} from '../../../platform/preferences/preference-store.ts';
import {
  type PreferenceName,
  type Preferences,
  preferenceChoices,
} from '../../../platform/preferences/preferences.ts';
import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { layoutPictures } from './layout-pictures.tsx';

type CardName = 'theme' | 'skin' | 'nav' | 'content-width' | 'navbar' | 'footer';

const themePictures = {
  light: <IconSun size={24} aria-hidden />,
  dark: <IconMoon size={24} aria-hidden />,
  system: <IconDeviceDesktop size={24} aria-hidden />,
};
const pictures: Record<string, React.ReactNode> = { ...layoutPictures, ...themePictures };

/** Every way the frame can be set, at once and to see. */
export const Customizer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  const preferences = usePreferences();
  const dark = useColorScheme() === 'dark';
  const overlay = useMediaQuery('(max-width: 79.99em)', undefined, { getInitialValueInEffect: false });
  const vertical = preferences.nav === 'vertical';
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="24rem"
      title={t('frame.customize')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Stack gap="lg">
        <PreferenceCards name="theme" />
        <PreferenceCards name="skin" />
        <PreferenceToggle name="semi-dark" disabled={dark || !(vertical || overlay)} />
        {!overlay && <PreferenceCards name="nav" />}
        {!overlay && <PreferenceToggle name="nav-collapsed" disabled={!vertical} />}
        <PreferenceCards name="content-width" />
        <PreferenceCards name="navbar" without={vertical && !overlay ? undefined : 'hidden'} />
        <PreferenceCards name="footer" />
        <Button
          variant="default"
          leftSection={<IconRotate size={18} aria-hidden />}
          onClick={resetPreferences}
        >
          {t('frame.resetLayout')}
        </Button>
      </Stack>
    </Drawer>
  );
};

export const PreferenceCards = ({ name, without }: { name: CardName; without?: string | undefined }) => {
  const { t } = useTranslation('app');
  const choices: readonly Preferences[CardName][] = preferenceChoices[name];
  const labelOf = (choice: string) => String(t(`choice.${name}.${choice}` as 'choice.theme.light')); // words for every choice
  return (
    <ChoiceCards
      legend={t(`preference.${name}`)}
      value={usePreferences()[name]}
      options={choices
        .filter((choice) => choice !== without)
        .map((choice) => ({ value: choice, label: labelOf(choice), picture: pictures[choice] }))}
      onChange={(choice) => setPreference(name, choice)}
    />
  );
};

export const PreferenceToggle = ({
  name,
  disabled,
}: {
  name: PreferenceName & ('semi-dark' | 'nav-collapsed');
  disabled: boolean;
}) => {
  const { t } = useTranslation('app');
  const on = usePreferences()[name] === 'true';
  return (
    <Switch
      label={t(`preference.${name}`)}
      checked={on}
      disabled={disabled}
      onChange={(event) => setPreference(name, event.currentTarget.checked ? 'true' : 'false')}
    />
  );
};
