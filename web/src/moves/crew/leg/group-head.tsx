import { IconBox, IconChevronDown, IconCircleCheck, IconDoor, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LineGroup, turnKey } from '../rules/group-rules.ts';
import { isDone } from '../rules/leg-counts.ts';
import classes from './leg.module.css';

type GroupHeadProps = { group: LineGroup; isOpen: boolean; onTurn: (key: string) => void };

const icons = { bin: IconBox, room: IconDoor, extra: IconPlus } as const;

/** A bin or a room, and how much of it is done. What is done closes by itself. */
export const GroupHead = memo(({ group, isOpen, onTurn }: GroupHeadProps) => {
  const { t } = useTranslation('moves/crew');
  const { by, path, done, total } = group;
  const Icon = isDone(group) ? IconCircleCheck : icons[by];
  const inner =
    path.at(-1) ?? t(by === 'extra' ? 'group.extra' : by === 'bin' ? 'group.noBin' : 'group.noRoom');
  return (
    <h3 className={classes.groupTitle}>
      <button
        type="button"
        className={classes.group}
        data-done={isDone(group)}
        aria-expanded={isOpen}
        onClick={() => onTurn(turnKey(group))}
      >
        <Icon size={24} aria-hidden />
        <span className={classes.groupWords}>
          <bdi className={classes.groupName}>{inner}</bdi>
          {path.length > 1 && <bdi className={classes.path}>{path.slice(0, -1).join(' › ')}</bdi>}
        </span>
        <span className={classes.groupCount}>{t('progress', { done, count: total })}</span>
        <IconChevronDown size={22} aria-hidden className={classes.chevron} />
      </button>
    </h3>
  );
});
