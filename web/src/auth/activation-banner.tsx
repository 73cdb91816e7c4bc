import { lazy, Suspense } from 'react';
import { loadWords } from '../platform/i18n/start-i18n.ts';
import { useSession } from '../platform/session/session.ts';

const Notice = lazy(async () => {
  const [notice] = await Promise.all([
    import('./links/activation-notice.tsx'),
    loadWords('auth/links'),
    loadWords('organizations'),
  ]);
  return { default: notice.ActivationNotice };
});

/** Above every screen until the address is activated; those who have done it carry none of it. */
export const ActivationBanner = () => {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense>
      <Notice email={user.email} />
    </Suspense>
  );
};
