import { damages } from '@archway/contract/inventory/states';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { useInventoryWords } from '../../words.ts';
import type { RecordForm } from './record-fields.ts';

/** How bad it is, and what it needs. */
export const DamageFields = ({ form }: { form: RecordForm }) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'names/inventory']);
  const words = useInventoryWords();
  const condition = form.useWatchValue('condition');
  const kind = form.useWatchValue('kind');
  return (
    <>
      <ChoiceCards
        legend={t('names/inventory:unit.condition')}
        value={condition}
        options={damages.map((value) => ({ value, label: words.condition(value) }))}
        onChange={(value) => form.setFieldValue('condition', value)}
      />
      <ChoiceCards
        legend={t('record.reportDamage.needs')}
        value={kind}
        options={(['repair', 'clean'] as const).map((value) => ({
          value,
          label: words.workOrderKind(value),
        }))}
        onChange={(value) => form.setFieldValue('kind', value)}
      />
    </>
  );
};
