import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Line } from '@archway/contract/stagings/line';
import { Button } from '@mantine/core';
import { IconLock, IconReplace } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import type { LineActions } from './line/use-line-actions.tsx';
import classes from './promises.module.css';
import { useDaysText } from './use-days-text.ts';

type LossLineProps = {
  line: Line;
  today: string;
  /** Left out for whoever may only look. */
  actions: LineActions | undefined;
};

/** What was taken away of one line, by whom, and what can be done. What is left of it in the home is not swapped from afar. */
export const LossLine = ({ line, today, actions }: LossLineProps) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(today);
  const { bumpedBy: by, bumped: number, itemName } = line;
  return (
    <li className={classes.loss}>
      <span>
        <NamedSentence
          text={
            by ? t('bumped.lostTo', { number, day: day(lastDayOf(by)) }) : t('bumped.unusable', { number })
          }
          values={{
            item: itemName,
            staging: by && (
              <Link to="/stagings/$id/$tab" params={{ id: by.stagingId, tab: 'details' }}>
                <bdi dir="ltr">#{by.number}</bdi> <bdi>{by.name}</bdi>
              </Link>
            ),
          }}
        />
      </span>
      {actions && line.status !== 'out' && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconReplace size={16} aria-hidden />}
          aria-label={t('bumped.replace', { name: isolated(itemName) })}
          onClick={() => actions.swap(line)}
        >
          {t('bumped.replaceShort')}
        </Button>
      )}
      {actions && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconLock size={16} aria-hidden />}
          aria-label={t('line.holdAgainOf', { name: isolated(itemName) })}
          loading={actions.isHolding(line)}
          onClick={() => actions.holdAgain(line)}
        >
          {t('line.holdAgain')}
        </Button>
      )}
    </li>
  );
};
