import { Badge, Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { getSession, userChanged, useUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import classes from './notifications-tab.module.css';

const choices = ['newDevice', 'invitationAccepted'] as const;
type Choice = (typeof choices)[number];

const always = ['passwordChanged', 'tokenReused', 'emailChange', 'links'] as const;

/** Anybody signed in decides which mails they want; those that guard the account always come. */
export const NotificationsTab = () => {
  const { t } = useTranslation('auth/account');
  const { notifications } = useUser();
  const { submit, pending } = useSubmit(api.account.changeNotifications, {
    onDone: userChanged,
    onProblem: toastProblem,
  });

  const choose = async (choice: Choice, on: boolean, mayUndo = true) => {
    // Read at the moment of the click: an Undo may come after another switch was thrown.
    const current = getSession().user?.notifications ?? notifications;
    await submit({ ...current, [choice]: on });
    if (getSession().user?.notifications[choice] !== on) return;
    const words = on ? t(`notifications.${choice}.turnedOn`) : t(`notifications.${choice}.turnedOff`);
    toast(words, mayUndo ? { undo: () => void choose(choice, !on, false) } : {});
  };
  return (
    <>
      <FormSection title={t('notifications.title')} description={t('notifications.description')}>
        {choices.map((choice) => (
          <Switch
            key={choice}
            size="md"
            label={t(`notifications.${choice}.label`)}
            description={t(`notifications.${choice}.description`)}
            checked={notifications[choice]}
            aria-disabled={pending}
            onChange={(event) => void choose(choice, event.currentTarget.checked)}
          />
        ))}
      </FormSection>
      <FormSection title={t('notifications.alwaysTitle')} description={t('notifications.alwaysDescription')}>
        <ul className={classes.list}>
          {always.map((mail) => (
            <li key={mail} className={classes.mail}>
              <IconLock size={20} stroke={1.6} aria-hidden className={classes.icon} />
              <span>{t(`notifications.always.${mail}`)}</span>
              <Badge variant="light" color="gray">
                {t('notifications.alwaysOn')}
              </Badge>
            </li>
          ))}
        </ul>
      </FormSection>
    </>
  );
};
