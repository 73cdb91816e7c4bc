import { useTranslation } from 'react-i18next';
import type { Device } from './device-of.ts';

/** "Chrome on macOS", or as much of it as is known. */
export const useDeviceName = () => {
  const { t } = useTranslation('auth/account');
  return ({ browser, system, kind }: Device) => {
    if (browser && system) return t('sessions.browserOn', { browser, system });
    return browser ?? system ?? t(`sessions.kind.${kind}`);
  };
};
