import type { FeedScope } from '@archway/contract/stagings/feed-scopes';
import type { Feed } from '@archway/contract/stagings/feeds';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import classes from './feeds.module.css';

type FeedRowProps = {
  scope: FeedScope;
  /** Undefined while there is no link that works. */
  feed: Feed | undefined;
  onMade: (url: string) => void;
  onRevoked: () => void;
};

/** One calendar: whose stagings it shows, whether anybody reads it, and what can be done with its link. */
export const FeedRow = ({ scope, feed, onMade, onRevoked }: FeedRowProps) => {
  const { t } = useTranslation(['stagings/feeds', 'names/stagings']);
  const [confirming, setConfirming] = useState<'replace' | 'revoke' | null>(null);
  const close = () => setConfirming(null);
  const onProblem = (problem: { code: string }) => {
    close();
    return toastProblem(problem);
  };
  const make = useSubmit(api.feeds.create, {
    onAnswer: ({ url }) => onMade(url),
    onDone: close,
    onProblem,
  });
  const revoke = useSubmit(api.feeds.revoke, {
    onDone: () => {
      close();
      onRevoked();
      toast(t('revoked'), { tone: 'success' });
    },
    onProblem,
  });
  const name = t(`names/stagings:options.calendarFeed.scope.${scope}`);
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        <span className={classes.facts}>{feed ? <Reading feed={feed} /> : t(`scopes.${scope}.hint`)}</span>
      </div>
      <Group gap="xs" wrap="nowrap">
        {feed ? (
          <>
            <Button
              variant="default"
              size="sm"
              aria-label={t('replaceFor', { name })}
              onClick={() => setConfirming('replace')}
            >
              {t('replace')}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="sm"
              aria-label={t('revokeFor', { name })}
              onClick={() => setConfirming('revoke')}
            >
              {t('revoke')}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            size="sm"
            loading={make.pending}
            aria-label={t('createFor', { name })}
            onClick={() => void make.submit({ scope })}
          >
            {t('create')}
          </Button>
        )}
      </Group>
      {feed && confirming && (
        <ConfirmDialog
          opened
          title={t(`confirm.${confirming}.title`)}
          confirm={t(`confirm.${confirming}.confirm`)}
          destructive={confirming === 'revoke'}
          pending={make.pending || revoke.pending}
          onConfirm={() =>
            confirming === 'replace' ? make.submit({ scope }) : revoke.submit({ id: feed.id })
          }
          onClose={close}
        >
          {t(`confirm.${confirming}.body`)}
        </ConfirmDialog>
      )}
    </div>
  );
};

const Reading = ({ feed: { createdAt, lastReadAt } }: { feed: Feed }) => {
  const { t } = useTranslation('stagings/feeds');
  return (
    <>
      <span>
        {t('made')} <RelativeTime at={createdAt} />
      </span>
      {lastReadAt ? (
        <span>
          {t('read')} <RelativeTime at={lastReadAt} />
        </span>
      ) : (
        <span>{t('neverRead')}</span>
      )}
    </>
  );
};
