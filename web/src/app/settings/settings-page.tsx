import { Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, translationEnabled, useLanguage } from '../../platform/i18n/language.ts';
import { languages } from '../../platform/i18n/languages.ts';
import {
  resetPreferences,
  useColorScheme,
  usePreferences,
} from '../../platform/preferences/preference-store.ts';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { PreferenceCards, PreferenceToggle } from '../layout/dialogs/customizer.tsx';
import { ShortcutList } from '../layout/dialogs/shortcuts-dialog.tsx';
import classes from './settings.module.css';
import { SettingsLinks } from './settings-links.tsx';

/** Anybody signed in sets their own screen: how it looks, where the menu is, which language it speaks. */
export const SettingsPage = () => {
  const { t } = useTranslation('app/settings');
  return (
    <Page title={t('title')} description={t('description')}>
      <Sections>
        <SettingsLinks />
        <LookSection />
        <LayoutSection />
        {translationEnabled && <LanguageSection />}
        <FormSection title={t('keyboard.title')} description={t('keyboard.description')}>
          <div>
            <ShortcutList />
          </div>
        </FormSection>
      </Sections>
    </Page>
  );
};

const LookSection = () => {
  const { t } = useTranslation('app/settings');
  return (
    <FormSection title={t('look.title')} description={t('look.description')}>
      <PreferenceCards name="theme" />
      <div className={classes.pictures}>
        <PreferenceCards name="skin" />
      </div>
    </FormSection>
  );
};

/** What cannot apply is not offered: a narrow window has its menu behind a button. */
const LayoutSection = () => {
  const { t } = useTranslation(['app/settings', 'app']);
  const vertical = usePreferences().nav === 'vertical';
  const dark = useColorScheme() === 'dark';
  const overlay = useMediaQuery('(max-width: 79.99em)', undefined, { getInitialValueInEffect: false });
  return (
    <FormSection
      title={t('layout.title')}
      description={t('layout.description')}
      footer={
        <Button
          variant="default"
          leftSection={<IconRotate size={18} aria-hidden />}
          onClick={resetPreferences}
        >
          {t('app:frame.resetLayout')}
        </Button>
      }
    >
      <Stack gap="lg">
        {!overlay && (
          <div className={classes.pictures}>
            <PreferenceCards name="nav" />
          </div>
        )}
        <Stack gap="sm">
          <PreferenceToggle name="semi-dark" disabled={dark || !(vertical || overlay)} />
          {!overlay && <PreferenceToggle name="nav-collapsed" disabled={!vertical} />}
        </Stack>
        <div className={classes.pictures}>
          <PreferenceCards name="content-width" />
        </div>
        <PreferenceCards name="navbar" without={vertical && !overlay ? undefined : 'hidden'} />
        <PreferenceCards name="footer" />
      </Stack>
    </FormSection>
  );
};

const LanguageSection = () => {
  const { t } = useTranslation('app/settings');
  const { code } = useLanguage();
  return (
    <FormSection title={t('language.title')} description={t('language.description')}>
      <ChoiceCards
        legend={t('language.legend')}
        value={code}
        options={languages.map((language) => ({ value: language.code, label: language.label }))}
        onChange={(next) => void changeLanguage(next)}
      />
    </FormSection>
  );
};
