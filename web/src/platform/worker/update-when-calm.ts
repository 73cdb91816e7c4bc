import { storedInTab } from '../storage/local-storage.ts';
import { isCalm, isCalmToGo } from './calm-rules.ts';
import { newVersion, onNewVersion, takeOver } from './new-version.ts';
import { followTouches, readMoment, touched } from './read-moment.ts';

const lookEveryMs = 15_000;
/** How often this tab was loaded anew by itself for a build: a server that goes on sending another page is not asked for ever. */
const triedKey = (version: string) => `triedVersion ${version}`;
const mostTries = 3;

/** Takes up a new version when nobody is disturbed: at rest, while the tab is hidden, or on the way to another page. */
export const updateWhenCalm = (onPageLeft: (listener: () => void) => () => void) => {
  const stopTouches = followTouches();
  const update = async (calm: typeof isCalm) => {
    const version = newVersion();
    if (!version) return;
    const tries = Number(storedInTab.read(triedKey(version)));
    if (tries >= mostTries || !calm(await readMoment()) || newVersion() !== version) return;
    storedInTab.write(triedKey(version), String(tries + 1));
    await takeOver();
  };
  const look = () => void update(isCalm);
  const timer = setInterval(look, lookEveryMs);
  const stopVersions = onNewVersion(look);
  const stopPages = onPageLeft(() => {
    touched();
    void update(isCalmToGo);
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    stopTouches();
    clearInterval(timer);
    stopVersions();
    stopPages();
    document.removeEventListener('visibilitychange', look);
  };
};
