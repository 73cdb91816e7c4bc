import { mustCall, newcomer, signUpByApi } from './api.ts';
import { linkInMail } from './mailbox.ts';

/** Signs somebody up and follows the link in their mailbox, without a browser. */
export const newcomerNamed = async (url: string, name: string) => {
  const email = `${name}@quist.test`;
  await signUpByApi(url, { email });
  const token = new URL(await linkInMail(url, email, /\/activate\//)).pathname.split('/').at(-1);
  await mustCall(url, `POST /auth/activate/${token}`, { body: {} });
  return { email, password: newcomer.password };
};
