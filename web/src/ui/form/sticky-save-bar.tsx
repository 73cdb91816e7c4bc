import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from './leave-guard.tsx';
import classes from './sticky-save-bar.module.css';

type StickySaveBarProps = {
  /** Shows the bar and guards against leaving. */
  dirty: boolean;
  pending: boolean;
  onDiscard: () => void;
  /** The form that the save button submits, when the bar stands outside it. */
  form?: string | undefined;
  /** For something that is being made: the bar is there from the start. */
  always?: boolean | undefined;
  /** What it says instead of "You have unsaved changes". */
  words?: ReactNode;
  /** The verb on the save button; "Save changes" unless told. */
  save?: string | undefined;
  /** What the way out is called; "Discard" unless told. */
  discard?: string | undefined;
  /** Other ways to save, before the usual one. */
  more?: ReactNode;
};

/** Appears at the foot of a long form as soon as something has changed. */
export const StickySaveBar = (props: StickySaveBarProps) => {
  const { dirty, pending, onDiscard, form, always = false, words, save, discard, more } = props;
  const { t } = useTranslation('ui/fields');
  return (
    <>
      <LeaveGuard active={dirty && !pending} />
      {(dirty || always) && (
        <section className={classes.bar} data-foot-bar aria-label={t('save.bar')}>
          <span className={classes.words}>{words ?? (dirty && t('save.unsaved'))}</span>
          <Button
            variant="default"
            className={more ? classes.discard : undefined}
            onClick={onDiscard}
            disabled={pending}
          >
            {discard ?? t('save.discard')}
          </Button>
          {more}
          <Button type="submit" form={form} loading={pending}>
            {save ?? t('save.save')}
          </Button>
        </section>
      )}
    </>
  );
};
