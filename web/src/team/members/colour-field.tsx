import type { Member } from '@archway/contract/team/member';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { memberColours } from '../words.ts';
import classes from './members.module.css';

type ColourFieldProps = {
  legend: string;
  value: Member['colour'];
  onChange: (colour: Member['colour']) => void;
};

/** The colour a person has on boards and calendars: radio buttons that are seen. */
export const ColourField = ({ legend, value, onChange }: ColourFieldProps) => {
  const { t } = useTranslation('team');
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.swatches}>
        {memberColours.map((colour) => (
          <label key={colour} className={classes.swatch} title={t(`colour.${colour}`)}>
            <input
              type="radio"
              name={name}
              aria-label={t(`colour.${colour}`)}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="16" fill={`var(--mantine-color-${colour}-5)`} />
              {colour === value && <path d="m10 16.500 4 4 8-9" fill="none" stroke="#fff" strokeWidth="3" />}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
