import '@archway/contract/kernel/fields/field-error';
import { JoiningHelper } from '@archway/contract/moves/helpers/helper-link';
import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconCloudOff, IconLinkOff, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../auth/auth.module.css';
import { AuthLayout } from '../../auth/auth-layout.tsx';
import { Outcome } from '../../auth/outcome.tsx';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { api } from '../../platform/api/api.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries, readOnce } from '../../platform/api/query-client.ts';
import { QueryProvider } from '../../platform/api/query-provider.tsx';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { readHelping } from '../../platform/session/helping.ts';
import { hasLiveSession } from '../../platform/session/live-session.ts';
import { getSession, signedIn } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { useFields } from '../../ui/form/use-fields.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import own from './helpers.module.css';

/** Somebody without an account holds a link: they say what they are called, and help. */
export const HelpPage = () => {
  const { token = '' } = useParams({ strict: false });
  // Looked at once: whoever joins here goes on by themselves.
  const [here] = useState(() => (hasLiveSession() && getSession().user ? hereAs() : 'nobody'));
  if (here === 'helper') return <Navigate to="/helping/$tab" params={{ tab: 'pickup' }} replace />;
  if (here === 'member') return <AlreadyMember />;
  return (
    <QueryProvider>
      <Invited token={token} />
    </QueryProvider>
  );
};

/** Who helped yesterday comes again by the link of today. */
const hereAs = () => {
  const helping = readHelping();
  if (!helping) return 'member';
  return Date.parse(helping.until) > Date.now() ? 'helper' : 'nobody';
};

const Invited = ({ token }: { token: string }) => {
  const { t } = useTranslation('moves/helpers');
  const dayText = useDayText({ weekday: 'long', month: 'long', day: 'numeric' });
  const [isDead, setDead] = useState(false);
  const preview = useQuery({
    ...queries.helpers.preview.queryOptions({ input: { token } }),
    meta: readOnce,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isDead || isNoLink(preview.error)) return <DeadLink announced={isDead} />;
  if (preview.error) return <NotLoaded error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data)
    return (
      <AuthLayout title={t('join.loading')}>
        <Stack gap="md" aria-busy="true">
          <Skeleton height={20} width="80%" />
          <Skeleton height={50} />
          <Skeleton height={50} />
        </Stack>
      </AuthLayout>
    );
  const { kind, organizationName, day } = preview.data;
  return (
    <AuthLayout
      title={t(`join.title.${kind}`)}
      description={t('join.lead', { organization: isolated(organizationName), day: dayText(day) })}
    >
      <JoinForm token={token} onDead={() => setDead(true)} />
    </AuthLayout>
  );
};

const isNoLink = (error: unknown) =>
  error instanceof ApiProblem && ['not_found', 'invalid_input'].includes(error.code);

const Answers = JoiningHelper.pick({ name: true });

const JoinForm = ({ token, onDead }: { token: string; onDead: () => void }) => {
  const { t } = useTranslation('moves/helpers');
  const navigate = useNavigate();
  const form = useFields({ initialValues: { name: '' }, schema: Answers });
  const { submit, pending, problem } = useSubmit(api.helpers.join, {
    onDone: async (answer) => {
      signedIn(answer);
      await navigate({ to: '/helping/$tab', params: { tab: 'pickup' }, replace: true });
    },
    onProblem: ({ code, errors }) => {
      if (code === 'not_found') onDead();
      return code === 'not_found' || form.showErrors(errors);
    },
  });
  return (
    <form
      onSubmit={form.submitting(({ name }) => submit({ token, name }))}
      noValidate
      className={classes.fields}
    >
      <p className={own.hint}>{t('join.words')}</p>
      <ProblemAlert problem={problem} />
      <TextInput
        key={form.key('name')}
        size="lg"
        className={own.field}
        label={t('join.name')}
        autoComplete="name"
        dir="auto"
        {...form.getInputProps('name')}
      />
      <Button type="submit" size="lg" loading={pending}>
        {t('join.submit')}
      </Button>
    </form>
  );
};

const DeadLink = ({ announced }: { announced: boolean }) => {
  const { t } = useTranslation('moves/helpers');
  return (
    <Outcome icon={IconLinkOff} announced={announced} title={t('join.dead.title')}>
      {t('join.dead.words')}
    </Outcome>
  );
};

const AlreadyMember = () => {
  const { t } = useTranslation('moves/helpers');
  return (
    <Outcome
      icon={IconUserCheck}
      announced={false}
      title={t('join.member.title')}
      actions={
        <Button component={Link} to="/" variant="default" size="lg">
          {t('join.member.back')}
        </Button>
      }
    >
      {t('join.member.words')}
    </Outcome>
  );
};

const NotLoaded = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <Outcome
      icon={IconCloudOff}
      title={t('results.failed')}
      actions={
        <Button size="lg" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {problemText(error)}
    </Outcome>
  );
};
