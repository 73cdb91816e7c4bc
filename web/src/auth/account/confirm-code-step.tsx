import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { QrCode } from '../../ui/pictures/qr-code.tsx';
import classes from './two-factor.module.css';

type ConfirmCodeStepProps = {
  secret: string;
  uri: string;
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
};

/** The square to scan, the same as text for those who cannot, and the first code as proof. */
export const ConfirmCodeStep = ({ secret, uri, onConfirmed, onClose }: ConfirmCodeStepProps) => {
  const { t } = useTranslation('auth/account');
  const form = useFields({ initialValues: { code: '' }, required: ['code'], passing: true });
  const { submit, pending, problem } = useSubmit(api.account.confirmTwoFactor, {
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  return (
    <form onSubmit={form.submitting(submit)} noValidate>
      <Stack>
        <div className={classes.scan}>
          <QrCode className={classes.qr} text={uri} label={t('twoFactor.qr')} />
          <Stack gap="xs" className={classes.words}>
            <Text>{t('twoFactor.scanHint')}</Text>
            <Text size="sm" c="dimmed">
              {t('twoFactor.secretHint')}
            </Text>
            <code className={classes.secret} dir="ltr">
              {grouped(secret)}
            </code>
            <CopyButton size="sm" text={secret} label={t('twoFactor.copySecret')} className={classes.start} />
          </Stack>
        </div>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('twoFactor.code')}
          description={t('twoFactor.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={textLimits.oneTimeCode}
          dir="ltr"
          className={classes.code}
          required
          key={form.key('code')}
          {...form.getInputProps('code')}
          ref={code}
        />
        <FormButtons submit={t('twoFactor.turnOn')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

/** Four by four reads better; apps take it with or without the gaps. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
