import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useId, useRef } from 'react';
import { fieldErrorText } from './field-error-text.ts';
import { useUnsaved } from './unsaved.ts';

/** What any schema library offers (Standard Schema); zod's schemas of the contract do. */
type Schema = {
  readonly '~standard': {
    readonly validate: (value: unknown) => unknown;
  };
};

type FieldIssue = { readonly field: string; readonly key: string; readonly n?: number | undefined };

type UseFields<Values> = {
  initialValues: Values;
  /** The contract's schema: the same rules on both sides. */
  schema?: Schema | undefined;
  /** For small forms that should not carry the schema library: the names of fields that must not be empty. */
  required?: readonly (keyof Values & string)[] | undefined;
  /** For passwords and codes, which nobody minds typing again: a dialog around them closes without a question. */
  passing?: boolean | undefined;
  /** Told of every change. */
  onChange?: (() => void) | undefined;
};

/** A form whose wrong fields say why in the reader's language, one reason each, with the focus on the first of them. */
export const useFields = <Values extends Record<string, unknown>>({
  initialValues,
  schema,
  required = [],
  passing = false,
  onChange,
}: UseFields<Values>) => {
  // Two forms on one screen may have fields of the same name: the form's own name tells them apart.
  const name = useId().replaceAll(/\W|_/g, '-'); // letters, digits and dashes are allowed
  const form = useForm<Values>({
    name,
    mode: 'uncontrolled',
    initialValues,
    ...(onChange ? { onValuesChange: onChange } : {}),
    validate: (values) =>
      asErrors([...emptyFields(values, required), ...(schema ? schemaIssues(schema, values) : [])]),
  });

  // What is done once it is sent may lead elsewhere.
  const sending = useRef(false);
  useUnsaved(() => !passing && !sending.current && form.isDirty());

  return Object.assign(form, {
    /** For `<form onSubmit={…}>`. */
    submitting: (send: (values: Values) => unknown) => {
      const check = form.onSubmit(
        async (values) => {
          sending.current = true;
          try {
            await send(values);
          } finally {
            sending.current = false;
          }
        },
        (errors) => focusFirstWrong(form, Object.keys(errors)),
      );
      return (event: FormEvent<HTMLFormElement>) => {
        // A dialog may stand inside another form in the tree of components: its event would reach that one, too.
        event.stopPropagation();
        check(event);
      };
    },
    /** Puts the server's errors on their fields. True when every one of them found its field. */
    showErrors: (errors: readonly FieldIssue[]): boolean => {
      form.setErrors(asErrors(errors));
      focusFirstWrong(
        form,
        errors.map(({ field }) => field),
      );
      return errors.length > 0 && errors.every(({ field }) => form.getInputNode(field) !== null);
    },
  });
};

const asErrors = (issues: readonly FieldIssue[]): FormErrors => {
  const errors: FormErrors = {};
  for (const { field, key, n } of issues) errors[field] ??= fieldErrorText(key, n);
  return errors;
};

const emptyFields = (values: Record<string, unknown>, required: readonly string[]): FieldIssue[] =>
  required
    .filter((field) => String(values[field] ?? '').trim() === '')
    .map((field) => ({ field, key: 'errors.required' }));

/** Schema messages are `key` or `key:n`. */
const schemaIssues = (schema: Schema, values: unknown): FieldIssue[] => {
  const result = schema['~standard'].validate(values) as StandardResult; // our schemas are synchronous
  return (result.issues ?? []).map(({ message, path = [] }) => {
    const [key = '', n] = message.split(':');
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    return { field, key, n: n === undefined ? undefined : Number(n) };
  });
};

type StandardResult = {
  readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
  }[];
};

/** In the order of the page, not of the errors. Errors are drawn first, so that the field is described when it is read. */
const focusFirstWrong = <Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  fields: readonly string[],
) => {
  requestAnimationFrame(() => {
    const nodes = fields.map((field) => form.getInputNode(field)).filter((node) => node !== null);
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    nodes[0]?.focus();
  });
};
