import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import type { DetailsFields } from './details-form.tsx';

/** The contract's limits, in the order a job meets them. */
const settings = [
  { name: 'pickLeadDays', min: 0, max: 30 },
  { name: 'bufferDays', min: 0, max: 60 },
  { name: 'initialTermDays', min: 1, max: 730 },
  { name: 'noticeDays', min: 0, max: 120 },
] as const;

/** How long things take here, in days; every hold on stock is computed from these. */
export const TimingSection = ({ form }: { form: DetailsFields }) => {
  const { t } = useTranslation('organizations');
  return (
    <FormSection title={t('timing.title')} description={t('timing.description')}>
      <FieldPair>
        {settings.map(({ name, min, max }) => (
          <NumberField
            label={t(`settings.${name}.label`)}
            description={t(`settings.${name}.hint`)}
            min={min}
            max={max}
            whole
            required
            key={form.key(name)}
            {...form.getInputProps(name)}
          />
        ))}
      </FieldPair>
    </FormSection>
  );
};
