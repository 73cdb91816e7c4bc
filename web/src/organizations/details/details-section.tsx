import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/fields/field-grid.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useOrganizationNames } from '../use-organization-names.ts';
import type { DetailsFields } from './details-fields.ts';
import { type DetailField, type DetailGroup, detailFields } from './details-values.ts';
import { useDetailOptions } from './use-detail-options.ts';

type DetailsSectionProps = {
  form: DetailsFields;
  group: DetailGroup;
  title: string;
  description?: string | undefined;
  replaced?: Partial<Record<DetailField, ReactNode>>;
};

/** The fields of one group under their heading. */
export const DetailsSection = ({ form, group, title, description, replaced = {} }: DetailsSectionProps) => {
  const { t } = useTranslation('organizations');
  const nameOf = useOrganizationNames();
  const optionName = useDetailOptions();
  return (
    <FormSection title={title} description={description}>
      <FieldGrid
        form={form}
        table={detailFields}
        group={group}
        nameOf={nameOf}
        hintOf={(field) => t(`hints.${field as 'locale'}`)} // those with one
        optionName={optionName}
        replaced={replaced}
      />
    </FormSection>
  );
};
