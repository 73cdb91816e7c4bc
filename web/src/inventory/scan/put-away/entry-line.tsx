import { Loader } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconCloudOff,
  IconTag,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { ItemPicture } from '../../item-picture.tsx';
import classes from '../scan.module.css';
import type { Tone } from '../signal.ts';
import { UndoButton } from '../undo-button.tsx';
import { isUndoable, shortened, stateWord, takeBack, toneOf, whyNot } from './answer-entry.ts';
import { type Entry, isUnsent } from './entry.ts';
import type { PutAway } from './put-away.ts';

type EntryLineProps = { entry: Entry; here: string; putAway: PutAway };

/** One scan: the piece, what became of it, and how to take it back. A day has hundreds: only those that change are drawn again. */
export const EntryLine = memo(({ entry, here, putAway }: EntryLineProps) => {
  const { t } = useTranslation('inventory/scan');
  const { state, text, unit, item, location, quantity } = entry;
  const code = unit?.code ?? shortened(text);
  return (
    <li className={classes.entry} data-tone={toneOf(entry)} data-state={state}>
      <span className={classes.thumb}>
        {item && <ItemPicture item={item} icon={<IconTag size={22} aria-hidden />} />}
      </span>
      <span className={classes.entryWords}>
        <strong>
          <bdi>{item?.name ?? code}</bdi>
        </strong>
        {item && unit && (
          <span className={classes.entryCode}>
            <bdi dir="ltr">{unit.code}</bdi>
          </span>
        )}
        <span className={classes.entryState}>
          <StateIcon entry={entry} />
          <span>
            {t(`state.${stateWord(entry)}`, {
              count: quantity ?? 1,
              location: isolated(location.name),
              problem: whyNot(entry),
            })}
            {location.id !== here && (state === 'put' || isUnsent(entry)) && (
              <>
                {' · '}
                <bdi>{location.name}</bdi>
              </>
            )}
          </span>
        </span>
      </span>
      {state === 'blank' && (
        <LinkButton
          to="/scan/$id"
          params={{ id: shortened(text) }}
          variant="default"
          className={classes.large}
        >
          {t('list.attach')}
        </LinkButton>
      )}
      {isUndoable(entry) && (
        <UndoButton
          isCompact
          aria-label={t('list.undo', { name: isolated(item?.name ?? code), code: isolated(code) })}
          onClick={() => takeBack(entry, putAway)}
        />
      )}
    </li>
  );
});

const icons: Record<Exclude<Tone, 'read'>, typeof IconCircleCheck> = {
  good: IconCircleCheck,
  note: IconAlertCircle,
  bad: IconCircleX,
};

const StateIcon = ({ entry }: { entry: Entry }) => {
  const tone = toneOf(entry);
  const { state } = entry;
  if (state === 'sending') return <Loader size={16} />;
  if (state === 'kept' && tone === 'good') return <IconCloudOff size={18} aria-hidden />;
  if (tone === 'read') return <IconArrowBackUp size={18} aria-hidden />;
  const Icon = icons[tone];
  return <Icon size={18} aria-hidden />;
};
