import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../ui/fields/field-input.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useOrganizationWords } from '../use-organization-names.ts';
import classes from './details.module.css';
import type { DetailsFields } from './details-fields.ts';
import { detailFields } from './details-values.ts';

/** What label codes begin with, and how one would look. */
export const CodesSection = ({ form }: { form: DetailsFields }) => {
  const { t } = useTranslation('organizations');
  const { nameOf, hintOf } = useOrganizationWords();
  const typed = form.useWatchValue('codePrefix');
  return (
    <FormSection title={t('codes.title')} description={t('codes.description')}>
      <div className={classes.prefix}>
        <FieldInput
          form={form}
          name="codePrefix"
          field={detailFields.codePrefix}
          label={nameOf('codePrefix')}
          description={hintOf('codePrefix')}
        />
      </div>
      <Text c="dimmed" size="sm">
        {t('codes.example')}{' '}
        <code dir="ltr">{[typed.trim().toUpperCase(), '00042'].filter(Boolean).join('-')}</code>
      </Text>
    </FormSection>
  );
};
