import type { Clash } from '@archway/contract/stagings/promises/promise';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sidesOf } from './blockers.ts';
import classes from './conflict.module.css';
import { HolderLine } from './holder-line.tsx';

/** Who has an item: those in the way of it, and behind a press those that keep theirs whatever is chosen. */
export const Holders = ({ clash, today }: { clash: Clash; today: string }) => {
  const { t } = useTranslation('stagings/promises');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const { blocking, keeping } = sidesOf(clash);
  return (
    <div className={classes.holders}>
      <ul id={id}>
        {[...blocking, ...(isWhole ? keeping : [])].map((job) => (
          <HolderLine key={job.stagingId} job={job} today={today} />
        ))}
      </ul>
      {keeping.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          aria-expanded={isWhole}
          aria-controls={id}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          onClick={() => setWhole(!isWhole)}
        >
          {t('conflict.keepTheirs', { count: keeping.length })}
        </Button>
      )}
    </div>
  );
};
