import type { Move } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import type { MoveTab } from '@archway/contract/moves/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import classes from './details.module.css';

/** Less than half as long as somebody is taken to be there. */
const everyMs = 15_000;
const most = 5;

/** Who else has the move open, and in which part of it: two who see each other do not walk to the same shelf. */
export const PeopleHere = ({ move, tab }: { move: Move; tab: MoveTab }) => {
  const { t } = useTranslation('moves/details');
  const { data } = useQuery({
    ...queries.moves.present.queryOptions({ input: { id: move.id, tab } }),
    enabled: !isMoveEnded(move.status),
    refetchInterval: everyMs,
    // Of another part of the move, and of a moment ago, it is still nearly right.
    placeholderData: (before) => before,
  });
  const people = data?.rows ?? [];
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={t('here.label')}>
      {people.slice(0, most).map(({ userId, name, tab: where }) => (
        <li key={userId}>
          <InitialsAvatar name={name} size={28} />
          <bdi>{name}</bdi>
          <span className={classes.hint}>{t(`tabs.${where}`)}</span>
        </li>
      ))}
      {people.length > most && <li>{t('here.more', { count: people.length - most })}</li>}
    </ul>
  );
};
