import { codeFields } from '@archway/contract/inventory/device-events/event-kinds';
import { choicesOf, type ScanReview } from '@archway/contract/inventory/device-events/review';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { PictureRow } from '../pictures/picture-row.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { kindWord } from './kind-word.ts';
import { reasonWords } from './reason-words.ts';
import classes from './scans.module.css';
import { StillWaits } from './still-waits.tsx';

type ReviewLineProps = {
  review: ScanReview;
  /** Of those who may decide. */
  selection: { readonly isSelected: boolean; readonly onToggle: () => void } | undefined;
};

/** One scan that could not be recorded, with what can be done about it. */
export const ReviewLine = ({ review, selection }: ReviewLineProps) => {
  const { t } = useTranslation('inventory/scans');
  const [open, setOpen] = useState<'assign' | 'dismiss' | null>(null);
  const { submit, pending, problem } = useSubmit(api.deviceEvents.resolve);
  const choices: readonly string[] = selection ? choicesOf(review) : [];
  const kind = t(`kind.${kindOf(review)}`, { location: isolated(review.locationName ?? '') });
  const name = review.itemName ?? review.unitCode ?? codeOf(review);
  return (
    <li className={classes.line}>
      <div className={classes.named}>
        {selection && (
          <Checkbox
            size="md"
            checked={selection.isSelected}
            onChange={selection.onToggle}
            aria-label={t('reviews.select', { name: isolated(name || kind) })}
          />
        )}
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </div>
      <span>
        {kind}
        {' · '}
        <bdi>{review.by}</bdi> <RelativeTime at={review.at} />
      </span>
      <span className={classes.reason}>{t(`reason.${reasonWords[review.reason]}`)}</span>
      <PictureRow name={name} ids={review.pictureIds} />
      <StillWaits problem={problem} event={review.event} />
      <div className={classes.actions}>
        {choices.includes('assign') && (
          <Button size="md" className={classes.undo} onClick={() => setOpen('assign')}>
            {t('reviews.assign')}
          </Button>
        )}
        {choices.includes('retry') && (
          <Button
            size="md"
            className={classes.undo}
            variant="default"
            loading={pending}
            onClick={() => void submit({ id: review.id, choice: 'retry' })}
          >
            {t('reviews.retry')}
          </Button>
        )}
        {choices.includes('dismiss') && (
          <Button size="md" className={classes.undo} variant="default" onClick={() => setOpen('dismiss')}>
            {t('reviews.dismiss')}
          </Button>
        )}
      </div>
      {open === 'assign' && <AssignDialog review={review} onClose={() => setOpen(null)} />}
      {open === 'dismiss' && (
        <DismissDialog
          title={t('dismiss.title', { name: isolated(name) })}
          body={t('dismiss.body')}
          dismiss={(note, options) =>
            api.deviceEvents.resolve({ id: review.id, choice: 'dismiss', note }, options)
          }
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const codeOf = ({ event }: ScanReview) => codeFields.map((field) => textOf(event[field])).find(Boolean) ?? '';
const kindOf = ({ event }: ScanReview) => kindWord(textOf(event['kind']));
