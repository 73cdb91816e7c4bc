import { callApi, mustCall, newcomer, signInByApi, signUpByApi } from '../api.ts';
import { linkInMail } from '../mailbox.ts';
import { emailOf } from '../people.ts';
import type { World } from './screen.ts';

export const newcomerWho = { email: 'newcomer@quist.test', password: newcomer.password };

/** Makes what the list of screens needs: somebody new, and two invitations that nobody has answered. */
export const makeWorld = async (url: string): Promise<World> => {
  const { email } = newcomerWho;
  // Known already when an earlier run of the same server made them.
  await signUpByApi(url, { email }).catch(() => undefined);
  const layla = await signInByApi(url, 'layla@dar-alard.test');
  const invite = async (address: string) => {
    await callApi(url, 'POST /invitations', {
      token: layla.accessToken,
      body: { email: address, role: 'crew' },
    });
    return new URL(await linkInMail(url, address, /invitation=/)).href.slice(url.length);
  };
  const invitation = await invite('somebody.new@example.test');
  const invitationForCrew = await invite(emailOf('crew'));
  await mustCall(url, 'GET /invitations', { token: layla.accessToken });
  return { invitation, invitationForCrew };
};
