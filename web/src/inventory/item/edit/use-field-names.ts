import { itemFields } from '@archway/contract/inventory/item-fields';
import { useTranslation } from 'react-i18next';
import type { ItemFields } from '../../add/item-fields.ts';
import { useItemNames } from '../../use-item-names.ts';

/** What a field of the form is called on the screen. */
export const useFieldNames = () => {
  const { t } = useTranslation(['inventory/add', 'names/inventory']);
  const nameOf = useItemNames();
  const ofNewPieces = {
    tracking: nameOf('tracking'),
    draft: t('identity.draft'),
    quantity: t('pieces.quantity'),
    locationId: t('pieces.location'),
    condition: t('names/inventory:unit.condition'),
    codes: t('pieces.codes'),
    acquiredOn: t('pieces.acquiredOn'),
  };
  return (field: keyof ItemFields) =>
    field in itemFields
      ? nameOf(field as keyof typeof itemFields)
      : ofNewPieces[field as keyof typeof ofNewPieces]; // one of the two
};
