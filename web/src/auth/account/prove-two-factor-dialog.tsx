import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { userChanged, useUser } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './two-factor.module.css';

type ProveTwoFactorDialogProps = { opened: boolean; purpose: 'renew' | 'stop'; onClose: () => void };

/** Both factors are asked for before codes are renewed or the second factor is turned off. */
export const ProveTwoFactorDialog = ({ opened, purpose, onClose }: ProveTwoFactorDialogProps) => {
  const { t } = useTranslation('auth/account');
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setCodes(undefined)}
      closeOnClickOutside={codes === undefined}
      size={codes ? 'lg' : 'md'}
      title={codes ? t('codes.title') : t(`twoFactor.${purpose}`)}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm purpose={purpose} onRenewed={setCodes} onClose={onClose} />
      )}
    </Dialog>
  );
};

type ProofFormProps = Omit<ProveTwoFactorDialogProps, 'opened'> & {
  onRenewed: (codes: readonly string[]) => void;
};

const ProofForm = ({ purpose, onRenewed, onClose }: ProofFormProps) => {
  const { t } = useTranslation('auth/account');
  const user = useUser();
  const form = useFields({
    initialValues: { password: '', code: '' },
    required: ['password', 'code'],
    passing: true,
  });
  const onProblem = ({
    errors,
  }: Parameters<NonNullable<Parameters<typeof useSubmit>[1]>['onProblem'] & object>[0]) =>
    form.showErrors(errors);
  const renew = useSubmit(api.account.renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
    onProblem,
  });
  const stop = useSubmit(api.account.stopTwoFactor, {
    onDone: () => {
      userChanged({ ...user, twoFactor: false });
      toast(t('twoFactor.stopped'), { tone: 'success' });
      onClose();
    },
    onProblem,
  });
  const { submit, pending, problem } = purpose === 'renew' ? renew : stop;
  return (
    <form onSubmit={form.submitting((proof) => submit(proof))} noValidate>
      <Stack>
        <Text>{t(`twoFactor.${purpose}Hint`)}</Text>
        <ProblemAlert problem={problem} />
        <PasswordField
          label={t('fields.currentPassword')}
          required
          data-autofocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <TextInput
          label={t('twoFactor.code')}
          description={t('twoFactor.anyCodeHint')}
          autoComplete="one-time-code"
          maxLength={textLimits.oneTimeCode}
          dir="ltr"
          className={classes.code}
          required
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <FormButtons
          submit={t(`twoFactor.${purpose}`)}
          pending={pending}
          destructive={purpose === 'stop'}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};
