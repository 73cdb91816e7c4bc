import { mostNewPieces } from '@archway/contract/inventory/limits';
import { conditions } from '@archway/contract/inventory/states';
import { mostAtOnce } from '@archway/contract/kernel/limits';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldState } from '../../ui/fields/field-form.ts';
import { FieldPair } from '../../ui/form/field-pair.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { LocationField } from '../location-field.tsx';
import { useInventoryWords } from '../words.ts';
import type { ItemForm } from './item-form.ts';
import { readCodes } from './piece-codes.ts';

/** The pieces that came with it: how many, where they stand first, and what is printed on them. */
export const ItemPieces = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'names/inventory']);
  const bulk = form.useWatchValue('tracking') === 'bulk';
  return (
    <FormSection
      title={t('pieces.title')}
      description={bulk ? t('pieces.bulkDescription') : t('pieces.description')}
    >
      <PieceFields form={form} least={0} />
    </FormSection>
  );
};

type PieceFieldsProps = {
  form: ItemForm;
  /** Something new may come without pieces; whoever adds pieces adds one at least. */
  least: 0 | 1;
};

export const PieceFields = ({ form, least }: PieceFieldsProps) => {
  const { t } = useTranslation(['inventory/add', 'ui', 'names/inventory']);
  const bulk = form.useWatchValue('tracking') === 'bulk';
  const locationId = form.useWatchValue('locationId');
  return (
    <>
      <FieldPair>
        <NumberField
          label={t('pieces.quantity')}
          description={least === 0 ? t('pieces.quantityHint') : undefined}
          min={least}
          max={bulk ? mostAtOnce : mostNewPieces}
          whole
          key={form.key('quantity')}
          {...form.getInputProps('quantity')}
        />
        <LocationField
          label={t('pieces.location')}
          description={least === 0 ? t('pieces.locationHint') : undefined}
          required={least > 0}
          clearable
          clearButtonProps={{ 'aria-label': t('ui:clear') }}
          value={locationId}
          onChange={(id) => form.setFieldValue('locationId', id)}
          {...fieldState(form, 'locationId')}
        />
      </FieldPair>
      {!bulk && <UnitFacts form={form} />}
    </>
  );
};

const UnitFacts = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'inventory', 'names/inventory']);
  const words = useInventoryWords();
  const own = readCodes(String(form.useWatchValue('codes'))).length;
  const quantity = Math.max(Number(form.useWatchValue('quantity')), own);
  return (
    <>
      <FieldPair>
        <NativeSelect
          label={t('names/inventory:unit.condition')}
          data={conditions.map((value) => ({ value, label: words.condition(value) }))}
          key={form.key('condition')}
          {...form.getInputProps('condition')}
        />
        <TextInput
          type="date"
          label={t('pieces.acquiredOn')}
          key={form.key('acquiredOn')}
          {...form.getInputProps('acquiredOn')}
        />
      </FieldPair>
      <Textarea
        label={t('pieces.codes')}
        description={own === 0 ? t('pieces.codesHint') : t('pieces.codesOwn', { own, rest: quantity - own })}
        placeholder={t('pieces.codesExample')}
        autosize
        minRows={2}
        maxRows={8}
        dir="ltr"
        spellCheck={false}
        key={form.key('codes')}
        {...form.getInputProps('codes')}
      />
    </>
  );
};
