import type { BrowserContext } from '@playwright/test';
import { expired } from '../tokens.ts';

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The session as it is when time has passed: the token in local storage is old, and its cookie is gone. */
export const withExpired = (state: State, which: 'access' | 'both'): State => {
  const old = { accessToken: expired, ...(which === 'both' ? { refreshToken: expired } : {}) };
  const age = (name: string, value: string) =>
    name === 'user' ? JSON.stringify({ ...JSON.parse(value), ...old }) : value;
  const gone =
    which === 'both' ? ['accessToken', 'refreshToken', 'userData', 'userAbilityRules'] : ['accessToken'];
  return {
    cookies: state.cookies.filter(({ name }) => !gone.includes(name)),
    origins: state.origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.map(({ name, value }) => ({ name, value: age(name, value) })),
    })),
  };
};
