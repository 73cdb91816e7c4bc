import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';
import { useLanguage } from '../../platform/i18n/language.ts';
import { rememberSeen } from '../../platform/last-seen/remember.ts';
import { readAgainOnReturn } from '../../platform/reach/read-again-on-return.ts';
import { watchReturn } from '../../platform/reach/watch-return.ts';
import { followRights } from '../../platform/session/follow-rights.ts';
import { afterAWhile } from '../../platform/when-idle.ts';
import { startWorker } from '../../platform/worker/start-worker.ts';
import { updateWhenCalm } from '../../platform/worker/update-when-calm.ts';
import { AwayNotice } from './away-notice.tsx';
import { nameInstalled } from './name-installed.ts';
import { NewVersionNotice } from './new-version-notice.tsx';
import classes from './notices.module.css';

/** What a member is told above every page: that it is of an earlier moment, and that there is a new version. */
export const FrameNotices = () => {
  const router = useRouter();
  const { code } = useLanguage();
  useEffect(() => nameInstalled(code), [code]);
  useEffect(watchReturn, []);
  useEffect(readAgainOnReturn, []);
  useEffect(followRights, []);
  useEffect(() => rememberSeen(queryClient.getQueryCache()), []);
  useEffect(startWhenIdle, []);
  useEffect(
    () =>
      updateWhenCalm((left) => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && left())),
    [router],
  );
  return (
    <div aria-live="polite" className={classes.notices}>
      <AwayNotice />
      <NewVersionNotice />
    </div>
  );
};

let isStarted = false;

/** The files of the app are kept when the page has what it needs. */
const startWhenIdle = () => {
  if (isStarted) return;
  isStarted = true;
  void afterAWhile().then(startWorker);
};
