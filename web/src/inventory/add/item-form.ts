import { type FocusEventHandler, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { useFields } from '../../ui/use-fields.ts';
import { moneyWriting } from '../read-money.ts';
import { useCurrency } from '../use-money-text.ts';
import { useUnits } from '../use-size-text.ts';
import type { Customs, ItemFields } from './item-fields.ts';
import { type WrongField, wrongFields, wrongPieces } from './wrong-fields.ts';

/** The form that every section of an item takes. */
export type ItemForm = ReturnType<typeof useFields<ItemFields>>;

/** How this organization measures and writes money, in the reader's language. */
export const useCustoms = (): Customs => {
  const { i18n } = useTranslation();
  const units = useUnits();
  const currency = useCurrency();
  return useMemo(
    () => ({ units, money: moneyWriting(currency, i18n.language) }),
    [units, currency, i18n.language],
  );
};

/** Rules as a form wants them: a standard schema. */
const schemaOf = (wrong: (fields: ItemFields) => readonly WrongField[]) => ({
  '~standard': {
    validate: (fields: unknown) => ({
      issues: wrong(fields as ItemFields).map(({ field, key, n }) => ({
        // the form's own values
        message: n === undefined ? key : `${key}:${n}`,
        path: [field],
      })),
    }),
  },
});

export const itemSchema = (customs: Customs) => schemaOf((fields) => wrongFields(fields, customs));
/** Where only pieces are asked for. */
export const pieceSchema = schemaOf(wrongPieces);

type FieldState = {
  readonly error: ReactNode;
  readonly onBlur: FocusEventHandler;
  readonly 'data-path': string;
};

/** What a field that keeps its own value takes from the form: its error, and the name by which the focus finds it. */
export const fieldState = (form: ItemForm, name: keyof ItemFields): FieldState => {
  const { error, onBlur, ...rest } = form.getInputProps(name);
  // Mantine's types leave out the attribute that it finds fields by.
  return { error, onBlur, 'data-path': (rest as unknown as FieldState)['data-path'] };
};

/** The server names a field by its whole path; the form has one field for all of it. */
export const formFieldOf = (field: string) => {
  const [first = field] = field.split('.');
  return first === 'customFields' ? 'ownFacts' : first;
};
