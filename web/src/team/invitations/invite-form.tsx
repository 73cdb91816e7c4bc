import { NativeSelect, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedsActivation } from '../../organizations/needs-activation.tsx';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { useRoleSummary } from '../roles/use-role-summary.ts';
import { useGivableRoles } from '../use-roles.ts';
import { readAddresses } from './read-addresses.ts';
import { RefusedList } from './refused-list.tsx';
import { type Refusal, useSendInvitations } from './use-send-invitations.ts';

/** Enough for a crew; more at a time is a mistake rather than a wish. */
const most = 20;

export const InviteForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('team');
  const roleName = useRoleName();
  const summaryOf = useRoleSummary();
  const roles = useGivableRoles();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('designer');
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const { send, pending } = useSendInvitations();
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsaved(() => text.trim() !== '' && !pending);
  const role = roles.find(({ key }) => key === chosen) ?? roles.at(-1);

  const wrong = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const submit = async () => {
    const { good, bad } = readAddresses(text);
    if (bad.length > 0) return wrong(t('invite.notAddresses', { list: bad.join(', ') }));
    if (good.length === 0) return wrong(fieldErrorText('errors.required'));
    if (good.length > most) return wrong(t('invite.tooMany', { count: most }));
    const outcome = await send(good, role?.key ?? 'viewer');
    if (outcome.sent.length > 0) toast(t('invite.sent', { count: outcome.sent.length }), { tone: 'success' });
    if (outcome.refused.length === 0) return onClose();
    setText(outcome.refused.map(({ email }) => email).join('\n'));
    setRefused(outcome.refused);
    field.current?.focus();
  };
  if (refused.some(({ problem }) => problem.code === 'email_not_verified')) {
    return <NeedsActivation why={t('invite.needsActivation')} />;
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <RefusedList refused={refused} />
        <Textarea
          ref={field}
          label={t('invite.addresses')}
          description={t('invite.addressesHint')}
          error={error}
          autosize
          minRows={3}
          maxRows={8}
          dir="ltr"
          required
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <NativeSelect
          label={t('invite.role')}
          description={role && summaryOf(role)}
          data={roles.map(({ key, name }) => ({
            value: key,
            label: roleName({ role: key, roleName: name }),
          }))}
          value={role?.key ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <FormButtons
          submit={t('invite.send', { count: Math.max(1, readAddresses(text).good.length) })}
          pending={pending}
          disabled={!role}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};
