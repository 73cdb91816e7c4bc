import { api } from '../platform/api/api.ts';
import { userChanged } from '../platform/session/session.ts';

/** The session takes up who one is now: names of organizations, roles and rights may have changed. */
export const readUserAgain = async () => {
  const { user, userAbilityRules } = await api.account.me();
  userChanged(user, userAbilityRules);
  return user;
};
