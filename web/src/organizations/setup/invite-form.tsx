import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useFields } from '../../ui/form/use-fields.ts';
import { Results } from '../../ui/list/results.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { useRoleName } from '../use-role-name.ts';
import classes from './step.module.css';

type Role = Awaited<ReturnType<typeof api.roles.list>>['rows'][number];

/** One address, one role. After sending, the field is free for the next colleague. */
export const InviteForm = () => {
  const roles = useQuery(queries.roles.list.queryOptions());
  return <Results of={roles}>{({ rows }) => <Fields roles={rows} />}</Results>;
};

const Fields = ({ roles }: { roles: readonly Role[] }) => {
  const { t } = useTranslation('organizations/setup');
  const roleName = useRoleName();
  const form = useFields({ initialValues: { email: '', role: 'designer' }, required: ['email'] });
  const { submit, pending, problem } = useSubmit(api.invitations.create, {
    onDone: async ({ email }) => {
      form.setFieldValue('email', '');
      // The emptied field is a new one: it is there in the next frame.
      requestAnimationFrame(() => form.getInputNode('email')?.focus());
      toast(t('team.sent', { email: isolated(email) }), { tone: 'success' });
    },
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  const choices = roles.filter(({ key }) => key !== 'owner');
  return (
    <form onSubmit={form.submitting(submit)} noValidate className={classes.fields}>
      <ProblemAlert problem={problem} />
      <div className={classes.invite}>
        <TextInput
          label={t('team.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={t('team.role')}
          data={choices.map(({ key, name }) => ({
            value: key,
            label: roleName({ role: key, roleName: name }),
          }))}
          key={form.key('role')}
          {...form.getInputProps('role')}
        />
      </div>
      <div>
        <Button
          type="submit"
          variant="default"
          size="md"
          loading={pending}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          {t('team.send')}
        </Button>
      </div>
    </form>
  );
};
