import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { ActivationBanner } from '../../auth/activation-banner.tsx';
import { readUserAgain } from '../../organizations/read-user-again.ts';
import { QueryProvider } from '../../platform/api/query-provider.tsx';
import { usePreferences } from '../../platform/preferences/preference-store.ts';
import { useSession } from '../../platform/session/session.ts';
import { MainContent } from '../../ui/layout/main-content.tsx';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { LazyNotices } from '../notices/lazy-notices.tsx';
import { FrameDialogs } from './dialogs/frame-dialogs.tsx';
import classes from './frame.module.css';
import { FrameFooter } from './frame-footer.tsx';
import { Navbar } from './header/navbar.tsx';
import { BottomBar } from './nav/bottom-bar.tsx';
import { HorizontalNav } from './nav/horizontal-nav.tsx';
import { VerticalNav } from './nav/vertical-nav.tsx';
import { SessionFields } from './session-fields.tsx';
import { useFrameKeys } from './use-frame-keys.ts';

/** 1279 px and less: the nav is an overlay and the layout is vertical. */
const narrow = '(max-width: 79.99em)';

/** The frame around every screen of a member. Its looks follow the attributes of `<html>` (frame.module.css). */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const { nav } = usePreferences();
  const overlay = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const horizontal = nav === 'horizontal' && !overlay;
  useFrameKeys();
  useOwnRights();
  useLiveUpdates();
  // After a logout the way to /login is already being taken; nothing of the user is drawn meanwhile.
  if (!user) return null;
  return (
    <QueryProvider>
      <div className={classes.shell}>
        {!overlay && !horizontal && <VerticalNav />}
        <div className={classes.column}>
          <Navbar overlay={overlay} horizontal={horizontal}>
            {horizontal && <HorizontalNav />}
          </Navbar>
          <ActivationBanner />
          <MainContent className={classes.content}>
            <LazyNotices />
            <SessionFields>{children}</SessionFields>
          </MainContent>
          <FrameFooter />
        </div>
      </div>
      <BottomBar />
      <FrameDialogs />
    </QueryProvider>
  );
};

/** Somebody may have given or taken rights since the session was written down: each visit asks once. */
const useOwnRights = () => {
  useEffect(() => {
    // When the call does not come through, what is stored goes on; the server decides by its own copy anyway.
    readUserAgain().catch(() => undefined);
  }, []);
};
