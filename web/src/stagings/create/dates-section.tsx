import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { type FieldForm, fieldState } from '../../ui/fields/field-form.ts';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { FieldPair } from '../../ui/form/field-pair.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import classes from './create.module.css';
import { termsOf, termUnit } from './term-rules.ts';
import type { Term } from './use-term.ts';

type DatesSectionProps = { form: FieldForm; term: Term; usual: number };

/** From when to when: by a term with one tap, or to a day. */
export const DatesSection = ({ form, term, usual }: DatesSectionProps) => {
  const { t } = useTranslation('stagings/create');
  const { nameOf } = useStagingWords();
  const dayText = useDayText({ dateStyle: 'medium' });
  const { installOn, endsOn, days } = term;
  const words = (each: number) => {
    const { unit, count } = termUnit(each);
    return t(`term.${unit}`, { count });
  };
  const options = termsOf(usual).map((each) => ({
    value: String(each),
    label: words(each),
  }));
  const { onBlur: _install, ...install } = fieldState(form, 'installOn');
  const { onBlur: _end, ...end } = fieldState(form, 'endsOn');
  const [isLeft, setLeft] = useState(false);
  const endsTooEarly = isLeft && installOn !== '' && endsOn !== '' && days === null;
  return (
    <FormSection title={t('dates.title')} description={t('dates.hint')}>
      <FieldPair>
        <DayField
          label={nameOf('installOn')}
          required
          value={installOn}
          onChange={term.setInstallOn}
          {...install}
        />
        <DayField
          label={nameOf('endsOn')}
          required
          min={installOn || undefined}
          value={endsOn}
          onChange={term.setEndsOn}
          onLeave={() => setLeft(true)}
          {...end}
          error={endsTooEarly ? fieldErrorText('errors.afterStart') : end.error}
        />
      </FieldPair>
      <ChoiceCards
        legend={t('term.label')}
        value={String(term.term)}
        options={options}
        onChange={(value) => term.setTerm(Number(value))}
      />
      <p className={classes.stay} role="status">
        {days !== null &&
          t('dates.stay', { from: dayText(installOn), to: dayText(endsOn), term: words(days) })}
      </p>
    </FormSection>
  );
};
