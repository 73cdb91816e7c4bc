import { useState } from 'react';
import type { FieldForm } from '../../ui/fields/field-form.ts';
import { endAfter, termBetween } from './term-rules.ts';

/** The days of a stay, where its end follows from a term until somebody names another day. */
export const useTerm = (form: FieldForm, usual: number) => {
  const [chosen, setChosen] = useState<number | null>(usual);
  const installOn = String(form.useWatchValue('installOn'));
  const endsOn = String(form.useWatchValue('endsOn'));
  const set = (name: 'installOn' | 'endsOn', day: string) => form.setFieldValue(name, day as never); // days are texts
  return {
    installOn,
    endsOn,
    /** The term by which it ends; none while only a day is named. */
    term: chosen,
    days: termBetween(installOn, endsOn),
    setInstallOn: (day: string) => {
      set('installOn', day);
      if (chosen !== null) set('endsOn', endAfter(day, chosen));
    },
    setEndsOn: (day: string) => {
      set('endsOn', day);
      setChosen(termBetween(installOn, day));
    },
    setTerm: (term: number) => {
      setChosen(term);
      set('endsOn', endAfter(installOn, term));
    },
  };
};
export type Term = ReturnType<typeof useTerm>;
