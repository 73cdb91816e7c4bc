import type { Contact, Field } from '@archway/contract/kernel/fields/fields';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldSetting } from './field-setting.ts';
import { readValue } from './form-values.ts';
import { useFormats } from './measures/use-formats.ts';
import { useFieldText } from './use-field-text.ts';

type TypedValueProps = {
  /** Of a table; what no table knows is written as it is. */
  field?: Field | undefined;
  /** As a form holds it. */
  typed: unknown;
  /** What the options of a choice are called. */
  optionName?: ((option: string) => string) | undefined;
};

/** What stands in a field of a form, as the screens write values of its type. */
export const TypedValue = ({ field, typed, optionName }: TypedValueProps) => {
  const { t } = useTranslation('ui/fields');
  const textOf = useFieldText({ exact: true });
  const formats = useFormats();
  const { SliceName } = useFieldSetting();
  if (field?.type === 'reference' && typeof typed === 'string' && SliceName)
    return (
      <Suspense fallback="…">
        <SliceName of={field.to} id={typed} />
      </Suspense>
    );
  if (typeof typed === 'boolean') return t(typed ? 'yes' : 'no');
  const meant = field && readValue(field, typed, formats);
  const text =
    field && meant !== undefined && field.type !== 'contacts'
      ? textOf(field, meant, optionName)
      : plainText(typed);
  return <bdi>{text || t('notSet')}</bdi>;
};

const plainText = (typed: unknown): string => {
  if (Array.isArray(typed)) return typed.map((each) => contactText(each) ?? String(each)).join(', ');
  return typed === null || typed === undefined ? '' : String(typed);
};

const contactText = (one: unknown) => {
  if (typeof one !== 'object' || one === null) return undefined;
  const { name, role, email, phone } = one as Contact; // the only list of anything but words
  return [name, role, email, phone].filter(Boolean).join(' · ');
};
