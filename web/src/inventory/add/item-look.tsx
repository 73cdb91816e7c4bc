import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { ColourFamilyField } from './colour-family-field.tsx';
import classes from './fields.module.css';
import type { ItemForm } from './item-form.ts';
import { readShade } from './read-shade.ts';
import { RoomsField } from './rooms-field.tsx';
import { WordsField } from './words-field.tsx';

/** What a designer chooses by: colour, material, style, room. */
export const ItemLook = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  return (
    <FormSection title={t('look.title')} description={t('look.description')}>
      <ColourFamilyField form={form} />
      <FieldPair>
        <TextInput
          label={t('look.colourName')}
          placeholder={t('look.colourExample')}
          maxLength={60}
          key={form.key('colourName')}
          {...form.getInputProps('colourName')}
        />
        <ShadeField form={form} />
      </FieldPair>
      <WordsField form={form} name="materials" label={t('inventory:fields.materials')} most={12} />
      <WordsField form={form} name="styles" label={t('inventory:fields.styles')} most={12} />
      <RoomsField form={form} />
    </FormSection>
  );
};

/** The exact shade, typed or picked. */
const ShadeField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation('inventory/add');
  const shade = readShade(String(form.useWatchValue('colourHex')));
  return (
    <TextInput
      label={t('look.shade')}
      placeholder="#d8ccb8"
      maxLength={7}
      dir="ltr"
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={t('look.pickShade')}
          value={shade ?? '#d8ccb8'}
          onChange={(event) => form.setFieldValue('colourHex', event.currentTarget.value)}
        />
      }
      key={form.key('colourHex')}
      {...form.getInputProps('colourHex')}
    />
  );
};
