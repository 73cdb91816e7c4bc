import { mostCustomFields } from '@archway/contract/organizations/custom-field-fields';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomInput } from '../../organizations/fields/custom-input.tsx';
import { FieldDrawer } from '../../organizations/fields/lazy-field-drawer.ts';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { useMay } from '../../platform/session/may.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { ItemForm } from './item-form.ts';

/** Whatever else this company keeps about its things. Whoever may, defines another field on the way. */
export const CustomFields = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation('inventory/add');
  const { rows } = useCustomFields();
  const mayDefine = useMay()('customFields.create');
  const [adding, setAdding] = useState(false);
  if (rows.length === 0 && !mayDefine) return null;
  return (
    <FormSection title={t('customFields.title')} description={t('customFields.description')}>
      {rows.length > 0 && <CustomInput form={form} name="customFields" label={t('customFields.title')} />}
      {mayDefine && rows.length < mostCustomFields && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setAdding(true)}
        >
          {t('customFields.add')}
        </Button>
      )}
      <FieldDrawer inHand={adding ? {} : null} onClose={() => setAdding(false)} />
    </FormSection>
  );
};
