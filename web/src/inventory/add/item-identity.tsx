import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { useInventoryWords } from '../words.ts';
import { CategoryField } from './category-field.tsx';
import type { ItemForm } from './item-form.ts';
import { WordsField } from './words-field.tsx';

type ItemIdentityProps = {
  form: ItemForm;
  /** Something new can still choose how it is counted. */
  adding?: { counted: boolean } | undefined;
};

/** What it is called, and among what it is found. */
export const ItemIdentity = ({ form, adding }: ItemIdentityProps) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const words = useInventoryWords();
  const tracking = form.useWatchValue('tracking');
  return (
    <FormSection title={t('identity.title')} description={t('identity.description')}>
      <TextInput
        label={t('inventory:fields.name')}
        placeholder={t('identity.nameExample')}
        maxLength={160}
        required
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <CategoryField form={form} />
      {adding && (
        <ChoiceCards
          legend={t('inventory:fields.tracking')}
          value={tracking}
          options={(['unit', 'bulk'] as const).map((value) => ({
            value,
            label: words.tracking(value),
            disabled: adding.counted,
          }))}
          onChange={(value) => form.setFieldValue('tracking', value)}
        />
      )}
      <FieldPair>
        <TextInput
          label={t('inventory:fields.sku')}
          description={t('identity.skuHint')}
          maxLength={60}
          dir="ltr"
          key={form.key('sku')}
          {...form.getInputProps('sku')}
        />
        <TextInput
          label={t('inventory:fields.brand')}
          description={t('identity.brandHint')}
          maxLength={80}
          key={form.key('brand')}
          {...form.getInputProps('brand')}
        />
      </FieldPair>
      <WordsField
        form={form}
        name="tags"
        label={t('inventory:fields.tags')}
        description={t('identity.tagsHint')}
        most={30}
      />
      <Textarea
        label={t('inventory:fields.description')}
        maxLength={4000}
        autosize
        minRows={3}
        maxRows={12}
        key={form.key('description')}
        {...form.getInputProps('description')}
      />
      {adding && (
        <Switch
          label={t('identity.draft')}
          description={t('identity.draftHint')}
          key={form.key('draft')}
          {...form.getInputProps('draft', { type: 'checkbox' })}
        />
      )}
    </FormSection>
  );
};
