import type { HelperLink } from '@archway/contract/moves/helpers/helper-link';
import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './helpers.module.css';

/** One link: its day, whether it still works, and who joined by it. */
export const HelperLinkRow = ({ link }: { link: HelperLink }) => {
  const { t } = useTranslation('moves/helpers');
  const dayText = useDayText();
  const { day, createdBy, helpers, isOpen, revokedAt } = link;
  return (
    <li className={classes.link}>
      <div className={classes.head}>
        <div className={classes.words}>
          <strong>{t('list.of', { day: dayText(day) })}</strong>
          {createdBy && <span className={classes.hint}>{t('list.by', { name: isolated(createdBy) })}</span>}
        </div>
        {isOpen ? (
          <RevokeLink link={link} />
        ) : (
          <Badge variant="light" color="gray" size="lg">
            {t(revokedAt ? 'list.revoked' : 'list.over')}
          </Badge>
        )}
      </div>
      {helpers.length === 0 ? (
        <p className={classes.hint}>{t('list.nobody')}</p>
      ) : (
        <ul className={classes.people}>
          {helpers.map((helper) => (
            <li key={helper.id}>
              <InitialsAvatar name={helper.name} size={28} />
              <bdi>{helper.name}</bdi>
              <JoinedAt at={helper.joinedAt} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const JoinedAt = ({ at }: { at: string }) => {
  const { t, i18n } = useTranslation('moves/helpers');
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(at));
  return <span className={classes.hint}>{t('list.joined', { time })}</span>;
};

const RevokeLink = ({ link: { id, day, helpers } }: { link: HelperLink }) => {
  const { t } = useTranslation('moves/helpers');
  const dayText = useDayText();
  const [confirming, setConfirming] = useState(false);
  const revoke = useSubmit(api.helpers.revoke, {
    onDone: () => {
      setConfirming(false);
      toast(t('revoke.done'), { tone: 'success' });
    },
    onProblem: (problem) => {
      setConfirming(false);
      return toastProblem(problem);
    },
  });
  return (
    <>
      <Button
        size="lg"
        variant="subtle"
        color="red"
        aria-label={t('revoke.of', { day: dayText(day) })}
        onClick={() => setConfirming(true)}
      >
        {t('revoke.open')}
      </Button>
      <ConfirmDialog
        opened={confirming}
        title={t('revoke.title')}
        confirm={t('revoke.open')}
        destructive
        pending={revoke.pending}
        onConfirm={() => revoke.submit({ id })}
        onClose={() => setConfirming(false)}
      >
        <p>{t('revoke.words')}</p>
        {helpers.length > 0 && <p>{t('revoke.out', { count: helpers.length })}</p>}
      </ConfirmDialog>
    </>
  );
};
