import { customGroup } from '@archway/contract/kernel/fields/custom-table';
import type { FieldInputProps } from '../../ui/fields/field-form.ts';
import { FieldGrid } from '../../ui/fields/field-grid.tsx';
import { useCustomFields } from './use-custom-fields.ts';

/** The organization's custom fields, wherever a form keeps their values. */
export const CustomInput = ({ form, name }: FieldInputProps) => {
  const { table, nameOf, hintOf } = useCustomFields();
  return (
    <FieldGrid form={form} at={name} table={table} group={customGroup} nameOf={nameOf} hintOf={hintOf} />
  );
};
