import '../platform/no-eval.ts';
import { createRoot } from 'react-dom/client';
import { startAnalytics } from '../platform/analytics.ts';
import { base } from '../platform/base.ts';
import { webConfig } from '../platform/config.ts';
import { startI18n } from '../platform/i18n/start-i18n.ts';
import { isNotHere } from '../platform/navigation/or-not-here.ts';
import { startPreferences } from '../platform/preferences/preference-store.ts';
import { reportError } from '../platform/report-error.ts';
import { restoreSession } from '../platform/session/restore-session.ts';
import { readSession } from '../platform/session/session.ts';
import { App } from './app.tsx';
import { followFocus } from './follow-focus.ts';
import { followHash } from './follow-hash.ts';
import { followSession } from './follow-session.ts';
import { guardSession } from './guard-session.ts';
import { makeRouter } from './router.ts';
import { followTitle } from './title.ts';
import './theme/mantine-styles.ts';
import 'virtual:theme.css';
import './theme/fonts.css';
import './theme/global.css';

// Not a top-level await: the chunks that are loaded meanwhile import from this one.
void start();

/** Dressed before the first paint: colors, layout and language are settled when something is drawn. */
async function start() {
  startPreferences();
  readSession();
  // If the server cannot say who this is, the guard asks again before a screen that needs to know.
  const [history] = await Promise.all([
    base === '/' ? undefined : import('./own-history.ts').then(({ ownHistory }) => ownHistory()),
    startI18n(),
    restoreSession().catch(() => undefined),
  ]);
  const router = makeRouter(guardSession, history);
  followTitle(router);
  followSession(router);
  followFocus(router);
  followHash(router);
  // Until the first screen is there the page shows the outline that came with it (build/first-paint), which React takes away.
  await router.load();
  const element = document.getElementById('app') as HTMLElement; // index.html has it
  createRoot(element, { onCaughtError }).render(<App router={router} />);
  startAnalytics(webConfig);
}

/** A page that is not on this device says so itself. */
function onCaughtError(error: unknown) {
  if (!isNotHere(error)) reportError(error);
}
