import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../platform/navigation/screen-exists.ts';
import { useAbility } from '../platform/session/ability.ts';
import classes from './numbers.module.css';

/** How big the house is: each number leads to what it counts, where that has a screen. */
export const Numbers = ({ facts }: { facts: Dashboard }) => {
  const { t } = useTranslation('dashboard');
  const exists = useScreenExists();
  const ability = useAbility();
  const toMembers = exists('/organization/$tab') && ability.can('read', 'Member');
  const toStorage = exists('/storage') && ability.can('read', 'StorageLocation');
  return (
    <ul className={classes.numbers}>
      <Tile to={toMembers ? 'members' : undefined}>
        <Count value={facts.members} words={t('numbers.members', { count: facts.members })} />
      </Tile>
      {ability.can('read', 'Invitation') && (
        <Tile to={toMembers ? 'members' : undefined}>
          <Count
            value={facts.pendingInvitations}
            words={t('numbers.invitations', { count: facts.pendingInvitations })}
          />
        </Tile>
      )}
      <Tile to={toStorage ? 'storage' : undefined}>
        <Count
          value={facts.storageLocations}
          words={t('numbers.locations', { count: facts.storageLocations })}
        />
      </Tile>
    </ul>
  );
};

const Tile = ({ to, children }: { to: 'members' | 'storage' | undefined; children: ReactNode }) => (
  <li>
    {to === 'members' && (
      <Link to="/organization/$tab" params={{ tab: 'members' }} className={classes.tile}>
        {children}
      </Link>
    )}
    {to === 'storage' && (
      <Link to="/storage" className={classes.tile}>
        {children}
      </Link>
    )}
    {!to && <div className={classes.tile}>{children}</div>}
  </li>
);

export const Count = ({ value, words }: { value: number; words: string }) => {
  const { t } = useTranslation('ui');
  return (
    <>
      <span className={classes.value} data-tabular>
        {t('number', { value })}
      </span>{' '}
      <span className={classes.words}>{words}</span>
    </>
  );
};

export const NumbersSkeleton = () => (
  <div className={classes.numbers} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} height={88} radius="lg" />
    ))}
  </div>
);
