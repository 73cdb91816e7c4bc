import { useTranslation } from 'react-i18next';
import type { ItemFields } from '../../add/item-fields.ts';

/** What a field of the form is called on the screen. */
export const useFieldNames = () => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const names: Readonly<Record<keyof ItemFields, string>> = {
    name: t('inventory:fields.name'),
    sku: t('inventory:fields.sku'),
    categoryId: t('inventory:fields.category'),
    description: t('inventory:fields.description'),
    tags: t('inventory:fields.tags'),
    width: t('inventory:fields.width'),
    depth: t('inventory:fields.depth'),
    height: t('inventory:fields.height'),
    weight: t('inventory:fields.weight'),
    colourName: t('look.colourName'),
    colourFamily: t('inventory:fields.colour'),
    colourHex: t('look.shade'),
    materials: t('inventory:fields.materials'),
    styles: t('inventory:fields.styles'),
    roomTypes: t('inventory:fields.rooms'),
    brand: t('inventory:fields.brand'),
    vendorId: t('inventory:fields.vendor'),
    vendorSku: t('inventory:fields.vendorSku'),
    monthlyRent: t('inventory:fields.monthlyRent'),
    salePrice: t('inventory:fields.salePrice'),
    purchaseCost: t('inventory:fields.purchaseCost'),
    replacementCost: t('inventory:fields.replacementCost'),
    fragile: t('inventory:fields.fragile'),
    twoPerson: t('inventory:fields.twoPerson'),
    packMethod: t('inventory:fields.pack'),
    bufferDays: t('inventory:fields.bufferDays'),
    ownFacts: t('ownFacts.title'),
    tracking: t('inventory:fields.tracking'),
    draft: t('identity.draft'),
    quantity: t('pieces.quantity'),
    locationId: t('pieces.place'),
    condition: t('inventory:fields.condition'),
    codes: t('pieces.codes'),
    acquiredOn: t('pieces.acquiredOn'),
  };
  return (field: keyof ItemFields) => names[field];
};
