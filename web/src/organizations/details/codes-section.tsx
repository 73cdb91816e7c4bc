import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DetailsFields } from './details-fields.ts';
import { DetailsSection } from './details-section.tsx';

/** What label codes begin with, and how one would look. */
export const CodesSection = ({ form }: { form: DetailsFields }) => {
  const { t } = useTranslation('organizations');
  const typed = form.useWatchValue('codePrefix');
  return (
    <DetailsSection form={form} group="codes" title={t('codes.title')} description={t('codes.description')}>
      <Text c="dimmed" size="sm">
        {t('codes.example')}{' '}
        <code dir="ltr">{[typed.trim().toUpperCase(), '00042'].filter(Boolean).join('-')}</code>
      </Text>
    </DetailsSection>
  );
};
