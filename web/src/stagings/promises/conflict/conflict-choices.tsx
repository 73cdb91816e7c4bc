import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import type { Staging } from '@archway/contract/stagings/staging';
import { mayBump } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { Button, Stack } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDaysText } from '../use-days-text.ts';
import { ClashCard } from './clash-card.tsx';
import { isSettled, type Mine, mineOf } from './clash-rules.ts';
import classes from './conflict.module.css';
import { type Stay, staysFree, type Windows } from './free-stays.ts';
import { SameForAll } from './same-for-all.tsx';
import { kindsForAll } from './same-for-all-rules.ts';
import type { LeftOut } from './use-choice-words.ts';
import type { ClashChoices } from './use-clash-choices.ts';
import { useSameForAll } from './use-same-for-all.ts';

export type ConflictChoicesProps = {
  staging: Staging;
  /** As it is about to be; as it is, if it stays so. */
  status?: StagingStatus | undefined;
  /** The dates that collide. */
  stay: Stay;
  clashes: readonly Clash[];
  windows: Windows;
  mine: readonly Mine[];
  coverOf: (itemId: ItemId) => FileId | null;
  chosen: ClashChoices;
  leftOut?: LeftOut | undefined;
  /** Left out where dates cannot be changed. */
  onDates?: ((stay: Stay) => void) | undefined;
};

/** Everything that collides, with what can be done about all of it at once, and clash by clash. */
export const ConflictChoices = (props: ConflictChoicesProps) => {
  const { staging, status = staging.status, stay, clashes, windows, mine, coverOf, chosen, onDates } = props;
  const { leftOut = 'listed' } = props;
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(staging.today);
  const others = onDates ? staysFree({ staging, stay, windows }) : [];
  const isSure = mayBump(status);
  const kinds = kindsForAll(clashes, mine, isSure);
  const all = useSameForAll({ staging, stay, clashes, mine, chosen });
  const isFolded = (clash: Clash) =>
    chosen.together.includes(clash.itemId) &&
    (all.isLooking || isSettled(clash, chosen.choices[clash.itemId]));
  return (
    <Stack gap="md">
      {others.length > 0 && (
        <div className={classes.dates}>
          <strong>{t('conflict.otherDates')}</strong>
          <div className={classes.dateButtons}>
            {others.map((free) => (
              <Button
                key={`${free.installOn} ${free.endsOn}`}
                variant="default"
                leftSection={<IconCalendarEvent size={18} aria-hidden />}
                onClick={() => onDates?.(free)}
              >
                {t(free.installOn === stay.installOn ? 'conflict.endOn' : 'conflict.moveTo', {
                  from: day(free.installOn),
                  to: day(free.endsOn),
                })}
              </Button>
            ))}
          </div>
        </div>
      )}
      {kinds.length > 0 && <SameForAll count={clashes.length} kinds={kinds} all={all} />}
      {clashes.map((clash) => (
        <ClashCard
          key={clash.itemId}
          staging={staging}
          stay={stay}
          isSure={isSure}
          clash={clash}
          mine={mineOf(clash, mine)}
          coverId={coverOf(clash.itemId)}
          leftOut={leftOut}
          choice={chosen.choices[clash.itemId]}
          isFolded={isFolded(clash)}
          onUnfold={() => chosen.lookAtAlone(clash.itemId)}
          onChoose={(choice) => chosen.choose(clash.itemId, choice)}
        />
      ))}
    </Stack>
  );
};
