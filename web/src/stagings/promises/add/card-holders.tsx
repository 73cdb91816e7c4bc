import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { AnyHolder } from '@archway/contract/stagings/availability';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import { useDaysText } from '../use-days-text.ts';
import classes from './add.module.css';

type CardHoldersProps = { holders: readonly AnyHolder[]; today: string };

/** Who has the others of an item: those who give them back first, the rest behind a press. */
export const CardHolders = ({ holders, today }: CardHoldersProps) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(today);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? holders : holders.slice(0, shownAtFirst);
  return (
    <>
      {shown.map((holder) => (
        <span key={holder.stagingId}>
          <NamedSentence
            text={t('add.heldBy', { day: day(lastDayOf(holder)) })}
            values={{
              staging: (
                <Link
                  to="/stagings/$id/$tab"
                  params={{ id: holder.stagingId, tab: 'details' }}
                  target="_blank"
                >
                  <bdi>{holder.name}</bdi>
                </Link>
              ),
            }}
          />
          {holder.to > lastDayOf(holder) && ` · ${t('freeFrom', { day: day(holder.to) })}`}
        </span>
      ))}
      {shown.length < holders.length && (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setWhole(true)}>
          {t('add.moreHolders', { count: holders.length - shown.length })}
        </Button>
      )}
    </>
  );
};

const shownAtFirst = 2;
