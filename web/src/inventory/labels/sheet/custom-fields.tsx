import { type LabelLayout, layoutLimits } from '@archway/contract/inventory/labels/label-formats';
import { Fieldset } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import classes from './sheet.module.css';
import { measureNames, type Paper } from './sheet-state.ts';

type CustomFieldsProps = {
  paper: Paper;
  misfit: { readonly field: keyof LabelLayout; readonly most: number } | undefined;
  onChange: (paper: Paper) => void;
};

/** The measures of paper that nobody here knows, in millimeters as on its box. */
export const CustomFields = ({ paper, misfit, onChange }: CustomFieldsProps) => {
  const { t } = useTranslation('inventory/labels');
  return (
    <Fieldset legend={t('custom.title')} className={classes.measures}>
      {measureNames.map((name) => (
        <Measure
          key={name}
          name={name}
          value={paper.custom[name]}
          error={misfit?.field === name ? fieldErrorText('errors.tooBig', misfit.most) : undefined}
          onChange={(value) => onChange({ ...paper, custom: { ...paper.custom, [name]: value } })}
        />
      ))}
    </Fieldset>
  );
};

type MeasureProps = {
  name: keyof LabelLayout;
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
};

/** Keeps what is being typed; a number within the limits is drawn at once. */
const Measure = ({ name, value, error, onChange }: MeasureProps) => {
  const { t } = useTranslation('inventory/labels');
  const [typed, setTyped] = useState<number | string>(value);
  const { min, max } = layoutLimits[name];
  const whole = 'whole' in layoutLimits[name];
  return (
    <NumberField
      label={t(`custom.${name}`)}
      value={typed}
      min={min}
      max={max}
      whole={whole}
      error={error}
      onChange={(next) => {
        setTyped(next);
        if (typeof next === 'number' && next >= min && next <= max) onChange(next);
      }}
    />
  );
};
