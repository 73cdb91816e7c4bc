import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userChanged, useUser } from '../../platform/session/session.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ConfirmCodeStep } from './confirm-code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly at: 'password' }
  | { readonly at: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Three steps: who you are, scan and prove it, keep the recovery codes. The codes are shown once. */
export const StartTwoFactorDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('auth/account');
  const user = useUser();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const close = () => {
    if (step.at === 'codes') userChanged({ ...user, twoFactor: true });
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onExitTransitionEnd={() => setStep({ at: 'password' })}
      // A stray click must not throw away codes that are shown only once.
      closeOnClickOutside={step.at === 'password'}
      size="lg"
      title={t(`twoFactor.step.${step.at}`)}
    >
      {step.at === 'password' && (
        <PasswordStep onStarted={(started) => setStep({ at: 'scan', ...started })} onClose={close} />
      )}
      {step.at === 'scan' && (
        <ConfirmCodeStep
          secret={step.secret}
          uri={step.uri}
          onConfirmed={(codes) => setStep({ at: 'codes', codes })}
          onClose={close}
        />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
    </Dialog>
  );
};
