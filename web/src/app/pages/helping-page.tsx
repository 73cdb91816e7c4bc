import { useParams } from '@tanstack/react-router';
import { EndedScreen } from '../../moves/helpers/ended-screen.tsx';
import { HelperScreen } from '../../moves/helpers/helper-screen.tsx';
import { QueryProvider } from '../../platform/api/query-provider.tsx';
import { useSession } from '../../platform/session/session.ts';
import { SessionFields } from '../layout/session-fields.tsx';
import { LazyNotices } from '../notices/lazy-notices.tsx';

/** The one page of somebody without an account, in a frame of its own. Without a network it goes on as every other. */
export const HelpingPage = () => {
  const { tab = 'pickup' } = useParams({ strict: false });
  const helping = useSession().user?.helping;
  if (!helping || Date.parse(helping.until) <= Date.now())
    return <EndedScreen why={tab === 'left' ? 'left' : 'ended'} />;
  return (
    <QueryProvider>
      <SessionFields>
        <HelperScreen moveId={helping.moveId} tab={tab} notices={<LazyNotices />} />
      </SessionFields>
    </QueryProvider>
  );
};
