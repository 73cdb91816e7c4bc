import type { FocusEventHandler, ReactNode } from 'react';

/** As much of a form as one field needs, whatever else the form holds. */
export type FieldForm = {
  readonly key: (name: string) => string;
  // biome-ignore lint/suspicious/noExplicitAny: Mantine's own type for the props of any input
  readonly getInputProps: (name: string, options?: { type?: 'input' | 'checkbox' }) => any;
  readonly setFieldValue: (name: string, value: never) => void;
  // biome-ignore lint/suspicious/noExplicitAny: as the field of the table says
  readonly useWatchValue: (name: any) => any;
  readonly getInputNode: (name: string) => HTMLElement | null;
  readonly removeListItem: (name: string, index: number) => void;
  readonly insertListItem: (name: string, item: unknown) => void;
};

/** What every input of a field gets. */
export type FieldInputProps = {
  readonly form: FieldForm;
  /** Where the form keeps its value. */
  readonly name: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
};

type FieldState = {
  readonly error: ReactNode;
  readonly onBlur: FocusEventHandler;
  readonly 'data-path': string;
};

/** What a field that keeps its own value takes from the form: its error, and the name by which the focus finds it. */
export const fieldState = (form: Pick<FieldForm, 'getInputProps'>, name: string): FieldState => {
  const { error, onBlur, 'data-path': path } = form.getInputProps(name);
  return { error, onBlur, 'data-path': path };
};
