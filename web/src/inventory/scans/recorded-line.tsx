import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RecordedFact } from '../../platform/outbox/recorded-facts.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { ownerOf } from '../../platform/session/stored-session.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { undoInField } from '../scan/field/record-in-field.ts';
import { nameOf, type Shown } from '../scan/field/subject.ts';
import { shortened } from '../scan/put-away/answer-entry.ts';
import { kindWord } from './kind-word.ts';
import { RefusedChoices } from './refused-choices.tsx';
import classes from './scans.module.css';
import { useOpenOfDevice } from './use-open-reviews.ts';

/** A location as people call it, with the code on its label: aisles have bays of the same name. */
const locationText = ({ location }: Partial<Shown>) =>
  location?.code ? `${location.name} · ${location.code}` : (location?.name ?? '');

/** Somebody has to decide about it, or has. */
const ReviewState = ({ id }: { id: string }) => {
  const { t } = useTranslation('inventory/scans');
  return useOpenOfDevice().includes(id) ? (
    <span className={classes.reason}>{t('line.review')}</span>
  ) : (
    <span>{t('line.settled')}</span>
  );
};

/** One thing that was recorded on this device: what became of it, and how to take it back. */
export const RecordedLine = ({ recorded }: { recorded: RecordedFact }) => {
  const { t } = useTranslation('inventory/scans');
  const owner = ownerOf(useUser());
  const mayUndo = mayRecordPieces(useAbility());
  const { id, fact, state, pictures, isUndone } = recorded;
  const shown = recorded.shown as Partial<Shown>; // written when it was recorded
  const name = nameOf(shown) || t(`kind.${kindWord(fact.kind)}`, { location: '' });
  const code = shown.unit?.code ?? (shortened(shown.text ?? '') || name);
  const isRefused = state === 'refused' || pictures.refused > 0;
  const isOpen = mayUndo && !isUndone && state !== 'refused' && !['undone', 'forgotten'].includes(fact.kind);
  return (
    <li className={classes.line} data-refused={state === 'refused'} data-undone={isUndone}>
      <div className={classes.recorded}>
        <span className={classes.words}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {code !== name && (
            <Text span c="dimmed">
              <bdi dir="ltr">{code}</bdi>
            </Text>
          )}
          <span>
            {t(`kind.${kindWord(fact.kind)}`, { location: isolated(locationText(shown)) })}
            {shown.quantity !== undefined && ` · ${t('line.quantity', { count: shown.quantity })}`}
            {' · '}
            <RelativeTime at={fact.at} />
          </span>
          {pictures.waiting > 0 && <span>{t('line.pictures', { count: pictures.waiting })}</span>}
          {isUndone && <span>{t('line.undone')}</span>}
          {state === 'review' && !isUndone && <ReviewState id={id} />}
          {state === 'refused' && <span className={classes.reason}>{t('waiting.refused')}</span>}
          {pictures.refused > 0 && (
            <span className={classes.reason}>{t('line.picturesRefused', { count: pictures.refused })}</span>
          )}
        </span>
        {isRefused && <RefusedChoices recorded={recorded} name={name} />}
        {isOpen && (
          <Button
            size="md"
            variant="default"
            className={classes.undo}
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            aria-label={
              code === name
                ? t('line.undoOf', { name: isolated(name) })
                : t('line.undoPiece', { name: isolated(name), code: isolated(code) })
            }
            onClick={() => void undoInField(owner, id, shown)}
          >
            {t('line.undo')}
          </Button>
        )}
      </div>
    </li>
  );
};
