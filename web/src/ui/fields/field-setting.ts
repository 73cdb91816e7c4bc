import type { Field } from '@archway/contract/kernel/fields/fields';
import type { UnitSystem } from '@archway/contract/kernel/text/measure-text';
import { type ComponentType, createContext, useContext } from 'react';
import type { FieldInputProps } from './field-form.ts';

/** What fields need to know of whoever looks at them. The app provides it from the session. */
export type FieldSetting = {
  readonly units: UnitSystem;
  readonly currency: string;
  /** Whether a field with this guard is shown at all. */
  readonly mayRead: (guard: NonNullable<Field['guard']>) => boolean;
  /** The inputs of what only slices know: whatever a reference leads to, and the organization's custom fields. */
  readonly SliceInput?: ComponentType<SliceInputProps>;
  /** What whatever a reference leads to is called. */
  readonly SliceName?: ComponentType<SliceNameProps>;
};

export type SliceNameProps = {
  readonly of: Extract<Field, { type: 'reference' }>['to'];
  readonly id: string;
};

export type SliceInputProps = FieldInputProps & {
  readonly of: Extract<Field, { type: 'reference' }>['to'] | 'custom';
};

const FieldSettingContext = createContext<FieldSetting>({
  units: 'imperial',
  currency: 'USD',
  mayRead: () => false,
});

export const FieldSettingProvider = FieldSettingContext.Provider;
export const useFieldSetting = () => useContext(FieldSettingContext);
