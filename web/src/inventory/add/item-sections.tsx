import { itemGroups } from '@archway/contract/inventory/item-fields';
import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { useItemNames } from '../use-item-names.ts';
import { useInventoryWords } from '../words.ts';
import { CategoryField } from './category-field.tsx';
import { ColorFamilyField } from './color-family-field.tsx';
import { CustomFields } from './custom-fields.tsx';
import type { ItemForm } from './item-form.ts';
import { ItemSection } from './item-section.tsx';
import { VendorField } from './vendor-field.tsx';
import { WordsField } from './words-field.tsx';

type ItemSectionsProps = {
  form: ItemForm;
  /** Something new can still choose how it is counted. */
  adding?: boolean;
  /** The vendor that is chosen already, under its name. */
  vendor?: { id: string; name: string } | undefined;
  /** What stands after the first section. */
  children?: ReactNode;
};

/** Everything that is known of an item, group by group. */
export const ItemSections = ({ form, adding, vendor, children }: ItemSectionsProps) => {
  const mayReadVendors = useAbility().can('read', 'Vendor');
  const replaced = {
    categoryId: <CategoryField form={form} />,
    tags: <WordsField form={form} name="tags" />,
    colorFamily: <ColorFamilyField form={form} />,
    materials: <WordsField form={form} name="materials" />,
    styles: <WordsField form={form} name="styles" />,
    vendorId: mayReadVendors ? <VendorField form={form} known={vendor} /> : null,
  };
  const [first, ...others] = itemGroups;
  return (
    <>
      <ItemSection form={form} group={first} replaced={replaced}>
        {adding && <HowItIsKept form={form} />}
      </ItemSection>
      {children}
      {others.map((group) => (
        <ItemSection key={group} form={form} group={group} replaced={replaced} />
      ))}
      <CustomFields form={form} />
    </>
  );
};

const HowItIsKept = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation('inventory/add');
  const nameOf = useItemNames();
  const words = useInventoryWords();
  return (
    <>
      <ChoiceCards
        legend={nameOf('tracking')}
        value={form.useWatchValue('tracking')}
        options={(['unit', 'bulk'] as const).map((value) => ({ value, label: words.tracking(value) }))}
        onChange={(value) => form.setFieldValue('tracking', value)}
      />
      <Switch
        label={t('identity.draft')}
        description={t('identity.draftHint')}
        key={form.key('draft')}
        {...form.getInputProps('draft', { type: 'checkbox' })}
      />
    </>
  );
};
