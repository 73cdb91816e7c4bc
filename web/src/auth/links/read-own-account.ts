import { readUserAgain } from '../../organizations/read-user-again.ts';
import { getSession } from '../../platform/session/session.ts';

/**
 * Takes up what a link has changed about the person who is signed in here, if anybody is. It is a courtesy: when it
 * does not come through, the next screen says what is true.
 */
export const readOwnAccount = async () => {
  if (getSession().user) await readUserAgain().catch(() => undefined);
};
