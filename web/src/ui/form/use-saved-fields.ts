import { useFields } from './use-fields.ts';

type UseSavedFields<Values> = Omit<
  Parameters<typeof useFields<Values & Record<string, unknown>>>[0],
  'initialValues'
> & {
  /** What is saved now. */
  saved: Values & Record<string, unknown>;
};

/** A form over something that is saved already: knows whether it differs, and can go back to it. */
export const useSavedFields = <Values extends Record<string, unknown>>({
  saved,
  ...rest
}: UseSavedFields<Values>) => {
  const form = useFields<Values>({ initialValues: saved, ...rest });
  return Object.assign(form, {
    dirty: form.isDirty(),
    /** The saved state is this now; what is in the fields becomes `values`, by default the same. */
    becomeSaved: (next: Values, values: Values = next) => {
      form.resetDirty(next);
      form.setValues(values);
      form.setInitialValues(next);
      form.setDirty({});
    },
  });
};
