import { type ItemField, itemFields, type itemGroups } from '@archway/contract/inventory/item-fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../ui/fields/field-grid.tsx';
import { useFieldSetting } from '../../ui/fields/field-setting.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useItemWords } from '../use-item-names.ts';
import type { ItemForm } from './item-form.ts';

type ItemSectionProps = {
  form: ItemForm;
  group: (typeof itemGroups)[number];
  replaced?: Partial<Record<ItemField, ReactNode>>;
  children?: ReactNode;
};

/** One group of an item's fields. */
export const ItemSection = ({ form, group, replaced = {}, children }: ItemSectionProps) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const words = useItemWords();
  const { units } = useFieldSetting();
  const about = group === 'size' ? t(`about.size.${units}`) : t(`about.${group}`);
  return (
    <FormSection title={t(`inventory:groups.${group}`)} description={about}>
      <FieldGrid
        form={form}
        table={itemFields}
        group={group}
        {...words}
        exampleOf={(field) => (field === 'name' ? t('examples.name') : undefined)}
        replaced={replaced}
      />
      {children}
    </FormSection>
  );
};
