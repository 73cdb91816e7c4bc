import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconCloudOff, IconHeartHandshake, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../../../auth/auth-layout.tsx';
import { Outcome } from '../../../auth/outcome.tsx';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { QueryProvider } from '../../../platform/api/query-provider.tsx';
import { useDynamicTitle } from '../../../platform/navigation/dynamic-title.ts';
import { problemText } from '../../../ui/feedback/problem-text.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from './found.module.css';
import { FoundForm } from './found-form.tsx';

/** Somebody found a piece and scanned its label: they learn whose it is, and can say where it stands. */
export const FoundScreen = ({ code }: { code: string }) => (
  <QueryProvider>
    <Found code={code} />
  </QueryProvider>
);

const Found = ({ code: text }: { code: string }) => {
  const { t } = useTranslation('inventory/scan');
  const code = readLabelCode(text);
  const owner = useQuery({
    ...queries.scan.found.queryOptions({ input: { code: code ?? '' } }),
    enabled: code !== null,
    refetchOnWindowFocus: false,
  });
  const [told, setTold] = useState(false);
  const name = owner.data?.organizationName;
  useDynamicTitle(name && t('found.title', { name }));
  if (told) return <Told name={name ?? ''} />;
  if (code === null || isNotThere(owner.error)) return <UnknownLabel code={text} />;
  if (owner.error) return <NotLoaded error={owner.error} onRetry={() => void owner.refetch()} />;
  if (name === undefined) return <Loading />;
  return (
    <AuthLayout
      title={t('found.title', { name: isolated(name) })}
      description={t('found.lead')}
      footer={<MemberDoor code={text} />}
    >
      <FoundForm code={code} onTold={() => setTold(true)} />
    </AuthLayout>
  );
};

const isNotThere = (error: unknown) => error instanceof ApiProblem && error.code === 'not_found';

/** Members sign in and come back to this label. */
const MemberDoor = ({ code }: { code: string }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <span className={classes.door}>
      {t('found.member')}{' '}
      <Link to="/login" search={{ to: `/scan/${encodeURIComponent(code)}` }} className={classes.link}>
        {t('found.signIn')}
      </Link>
    </span>
  );
};

const UnknownLabel = ({ code }: { code: string }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <Outcome
      icon={IconQrcode}
      title={t('found.unknown')}
      announced={false}
      actions={
        <Button component={Link} to="/" variant="default" size="md">
          {t('found.toStart')}
        </Button>
      }
      footer={<MemberDoor code={code} />}
    >
      {t('found.unknownWords')}
    </Outcome>
  );
};

const Told = ({ name }: { name: string }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <Outcome icon={IconHeartHandshake} title={t('found.thanks')} announced>
      {t('found.thanksWords', { name: isolated(name) })}
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
        <Button size="md" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {problemText(error)}
    </Outcome>
  );
};

const Loading = () => {
  const { t } = useTranslation('inventory/scan');
  return (
    <AuthLayout title={t('found.loading')}>
      <Stack gap="md" aria-busy="true">
        <Skeleton height={20} width="80%" />
        <Skeleton height={96} />
        <Skeleton height={44} />
      </Stack>
    </AuthLayout>
  );
};
