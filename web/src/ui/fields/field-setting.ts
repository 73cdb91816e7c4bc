import type { Field } from '@archway/contract/kernel/fields';
import type { UnitSystem } from '@archway/contract/kernel/measure-text';
import { createContext, useContext } from 'react';

/** What fields need to know of whoever looks at them. The app provides it from the session. */
export type FieldSetting = {
  readonly units: UnitSystem;
  readonly currency: string;
  /** Whether a field with this guard is shown at all. */
  readonly mayRead: (guard: NonNullable<Field['guard']>) => boolean;
};

const FieldSettingContext = createContext<FieldSetting>({
  units: 'imperial',
  currency: 'USD',
  mayRead: () => false,
});

export const FieldSettingProvider = FieldSettingContext.Provider;
export const useFieldSetting = () => useContext(FieldSettingContext);
