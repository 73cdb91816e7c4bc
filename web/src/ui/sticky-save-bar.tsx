import { Button } from '@mantine/core';
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
};

/** Appears at the foot of a long form as soon as something has changed. */
export const StickySaveBar = ({ dirty, pending, onDiscard, form }: StickySaveBarProps) => {
  const { t } = useTranslation('ui');
  return (
    <>
      <LeaveGuard active={dirty && !pending} />
      {dirty && (
        <section className={classes.bar} aria-label={t('save.bar')}>
          <span className={classes.words}>{t('save.unsaved')}</span>
          <Button variant="default" onClick={onDiscard} disabled={pending}>
            {t('save.discard')}
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {t('save.save')}
          </Button>
        </section>
      )}
    </>
  );
};
