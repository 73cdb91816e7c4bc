import { Alert, Button, Stack } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { Sentence, slot } from '../ui/text/sentence.tsx';
import { useResendActivation } from './use-resend-activation.ts';

/** Says why something must wait for a confirmed address, and offers the link again. */
export const NeedsActivation = ({ why }: { why: string }) => {
  const { t } = useTranslation('organizations');
  const { email } = useUser();
  const { resend, pending } = useResendActivation();
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconMailExclamation size={20} aria-hidden />}
      title={t('activation.title')}
    >
      <Stack gap="sm" align="flex-start">
        <span>
          {why} <Sentence text={t('activation.body', { email: slot })}>{email}</Sentence>
        </span>
        <Button variant="default" size="sm" loading={pending} data-autofocus onClick={() => void resend()}>
          {t('activation.resend')}
        </Button>
      </Stack>
    </Alert>
  );
};
