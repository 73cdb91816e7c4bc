import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Stay } from '../conflict/free-stays.ts';
import classes from './dates.module.css';
import { quickStays } from './quick-stays.ts';

type QuickChoicesProps = { stay: Stay; begun: boolean; today: string; onChoose: (stay: Stay) => void };

/** Moving, extending and ending earlier by one press. */
export const QuickChoices = ({ onChoose, ...known }: QuickChoicesProps) => {
  const { t } = useTranslation('stagings/promises');
  const stays = quickStays(known);
  return (
    <div className={classes.choices}>
      {(['move', 'extend', 'shorten'] as const).map(
        (group) =>
          stays[group].length > 0 && (
            <fieldset key={group} className={classes.choice}>
              <legend>{t(`dates.${group}`)}</legend>
              {stays[group].map(({ key, stay }) => (
                <Button key={key} variant="default" size="sm" onClick={() => onChoose(stay)}>
                  {t(`dates.${key}`)}
                </Button>
              ))}
            </fieldset>
          ),
      )}
    </div>
  );
};
