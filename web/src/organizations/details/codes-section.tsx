import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/form-section.tsx';
import classes from './details.module.css';
import type { DetailsFields } from './details-form.tsx';

/** What label codes begin with, and how one would look. */
export const CodesSection = ({ form }: { form: DetailsFields }) => {
  const { t } = useTranslation('organizations');
  const typed = String(form.useWatchValue('codePrefix'));
  return (
    <FormSection title={t('codes.title')} description={t('codes.description')}>
      <TextInput
        label={t('settings.codePrefix.label')}
        description={t('settings.codePrefix.hint')}
        maxLength={6}
        dir="ltr"
        className={classes.prefix}
        key={form.key('codePrefix')}
        {...form.getInputProps('codePrefix')}
      />
      <Text c="dimmed" size="sm">
        {t('codes.example')}{' '}
        <code dir="ltr">{[typed.trim().toUpperCase(), '00042'].filter(Boolean).join('-')}</code>
      </Text>
    </FormSection>
  );
};
