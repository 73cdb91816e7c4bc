import type { ReactNode } from 'react';
import { FieldGrid } from '../../ui/fields/field-grid.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useOrganizationWords } from '../use-organization-names.ts';
import type { DetailsFields } from './details-fields.ts';
import { type DetailField, type DetailGroup, detailFields } from './details-values.ts';
import { useDetailOptions } from './use-detail-options.ts';

type DetailsSectionProps = {
  form: DetailsFields;
  group: DetailGroup;
  title: string;
  description?: string | undefined;
  replaced?: Partial<Record<DetailField, ReactNode>>;
  /** What stands after the fields. */
  children?: ReactNode;
};

/** The fields of one group under their heading. */
export const DetailsSection = (props: DetailsSectionProps) => {
  const { form, group, title, description, replaced = {}, children } = props;
  const { nameOf, hintOf } = useOrganizationWords();
  const optionName = useDetailOptions();
  return (
    <FormSection title={title} description={description}>
      <FieldGrid
        form={form}
        table={detailFields}
        group={group}
        nameOf={nameOf}
        hintOf={hintOf}
        optionName={optionName}
        replaced={replaced}
      />
      {children}
    </FormSection>
  );
};
