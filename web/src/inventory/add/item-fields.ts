import type { Item, NewItem } from '@archway/contract/inventory/item';
import type { Condition, Tracking } from '@archway/contract/inventory/states';
import type { UnitSystem } from '../measure-text.ts';
import { readLength, writeLength } from '../read-length.ts';
import { type MoneyWriting, readMoney, writeMoney } from '../read-money.ts';
import { readWeight, writeWeight } from '../read-weight.ts';
import { readShade } from './read-shade.ts';

/** What the forms of an item hold: measures and money as they are typed, the rest as it is stored. */
export type ItemFields = {
  name: string;
  sku: string;
  categoryId: string | null;
  description: string;
  tags: string[];
  width: string;
  depth: string;
  height: string;
  weight: string;
  colourName: string;
  colourFamily: NonNullable<Item['colourFamily']> | '';
  colourHex: string;
  materials: string[];
  styles: string[];
  roomTypes: Item['roomTypes'];
  brand: string;
  vendorId: string | null;
  vendorSku: string;
  monthlyRent: string;
  salePrice: string;
  purchaseCost: string;
  replacementCost: string;
  fragile: boolean;
  twoPerson: boolean;
  packMethod: Item['packMethod'];
  bufferDays: number | string;
  ownFacts: OwnFact[];
  /** Only asked for something new: how it is counted, and the pieces that came with it. */
  tracking: Tracking;
  draft: boolean;
  quantity: number | string;
  locationId: string | null;
  condition: Condition;
  codes: string;
  acquiredOn: string;
};

export type OwnFact = { readonly key: string; readonly name: string; readonly value: string };

/** How this organization measures and writes money. */
export type Customs = { readonly units: UnitSystem; readonly money: MoneyWriting };

export const emptyFields: ItemFields = {
  name: '',
  sku: '',
  categoryId: null,
  description: '',
  tags: [],
  width: '',
  depth: '',
  height: '',
  weight: '',
  colourName: '',
  colourFamily: '',
  colourHex: '',
  materials: [],
  styles: [],
  roomTypes: [],
  brand: '',
  vendorId: null,
  vendorSku: '',
  monthlyRent: '',
  salePrice: '',
  purchaseCost: '',
  replacementCost: '',
  fragile: false,
  twoPerson: false,
  packMethod: 'none',
  bufferDays: '',
  ownFacts: [],
  tracking: 'unit',
  draft: false,
  quantity: 1,
  locationId: null,
  condition: 'new',
  codes: '',
  acquiredOn: '',
};

export const lengths = ['width', 'depth', 'height'] as const;
export const amounts = ['monthlyRent', 'salePrice', 'purchaseCost', 'replacementCost'] as const;

/** What is known of an item, as the forms hold it. */
export const fieldsOf = (item: Item, { units, money }: Customs): ItemFields => {
  const length = (value: number | null) => (value === null ? '' : writeLength(value, units));
  const amount = (value: number | null) => (value === null ? '' : writeMoney(value, money));
  return {
    ...emptyFields,
    name: item.name,
    sku: item.sku,
    categoryId: item.categoryId,
    description: item.description,
    tags: item.tags,
    width: length(item.width),
    depth: length(item.depth),
    height: length(item.height),
    weight: item.weight === null ? '' : writeWeight(item.weight, units),
    colourName: item.colourName,
    colourFamily: item.colourFamily ?? '',
    colourHex: item.colourHex ?? '',
    materials: item.materials,
    styles: item.styles,
    roomTypes: item.roomTypes,
    brand: item.brand,
    vendorId: item.vendorId,
    vendorSku: item.vendorSku,
    monthlyRent: amount(item.monthlyRent),
    salePrice: amount(item.salePrice),
    purchaseCost: amount(item.purchaseCost),
    replacementCost: amount(item.replacementCost),
    fragile: item.fragile,
    twoPerson: item.twoPerson,
    packMethod: item.packMethod,
    bufferDays: item.bufferDays ?? '',
    ownFacts: Object.entries(item.customFields).map(([name, value]) => ({ key: name, name, value })),
    tracking: item.tracking,
    quantity: 0,
  };
};

type Branded = 'categoryId' | 'vendorId';
/** What the contract takes of an item; ids as plain text. */
export type ItemFacts = Omit<NewItem, Branded | 'tracking' | 'status'> & {
  categoryId: string;
  vendorId: string | null;
};

/** The facts that the fields mean. Only for fields that `wrongFields` has nothing against. */
export const factsOf = (fields: ItemFields, { units, money }: Customs): ItemFacts => {
  const length = (text: string) => readLength(text, units) ?? null;
  const amount = (text: string) => readMoney(text, money) ?? null;
  return {
    name: fields.name.trim(),
    sku: fields.sku.trim(),
    categoryId: fields.categoryId ?? '',
    description: fields.description.trim(),
    tags: fields.tags,
    width: length(fields.width),
    depth: length(fields.depth),
    height: length(fields.height),
    weight: readWeight(fields.weight, units) ?? null,
    colourName: fields.colourName.trim(),
    colourFamily: fields.colourFamily || null,
    colourHex: readShade(fields.colourHex) ?? null,
    materials: fields.materials,
    styles: fields.styles,
    roomTypes: fields.roomTypes,
    brand: fields.brand.trim(),
    vendorId: fields.vendorId,
    vendorSku: fields.vendorSku.trim(),
    monthlyRent: amount(fields.monthlyRent),
    salePrice: amount(fields.salePrice),
    purchaseCost: amount(fields.purchaseCost),
    replacementCost: amount(fields.replacementCost),
    fragile: fields.fragile,
    twoPerson: fields.twoPerson,
    packMethod: fields.packMethod,
    bufferDays: fields.bufferDays === '' ? null : Number(fields.bufferDays),
    customFields: Object.fromEntries(
      fields.ownFacts
        .filter(({ name, value }) => name.trim() && value.trim())
        .map(({ name, value }) => [name.trim(), value.trim()]),
    ),
  };
};
