import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './choice-pills.module.css';

type Choice = {
  readonly value: string;
  readonly label: string;
  /** How many have it. */
  readonly count?: number | undefined;
  readonly picture?: ReactNode;
};

type ChoicePillsProps = {
  legend: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** As many as can be taken in at a glance; the others come when they are asked for. */
const few = 18;

/** Several of many: check boxes that are read as words. Nothing to choose from is nothing to see. */
export const ChoicePills = ({ legend, choices, chosen, onToggle }: ChoicePillsProps) => {
  const { t } = useTranslation('inventory/list');
  const [all, setAll] = useState(false);
  if (choices.length === 0) return null;
  const shown = all ? choices : choices.filter(({ value }, index) => index < few || chosen.includes(value));
  const hidden = choices.length - shown.length;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.pills}>
        {shown.map(({ value, label, count, picture }) => (
          <label key={value} className={classes.pill}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            {picture}
            <bdi>{label}</bdi>
            {count !== undefined && (
              <span className={classes.count} data-tabular>
                {t('count', { count })}
              </span>
            )}
          </label>
        ))}
        {hidden > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            {t('showMore', { count: hidden })}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
