import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { webConfig } from '../config.ts';
import { writeCookie } from '../storage/cookies.ts';
import { stored } from '../storage/local-storage.ts';
import { chooseLanguage, directionOf, type LanguageCode } from './languages.ts';

const storageKey = 'language';
const monthInSeconds = 30 * 24 * 3600;

/** Off by default: the configured language speaks alone then. */
export const translationEnabled = webConfig.translation;

export const startLanguage = () => chooseLanguage({ ...webConfig, stored: stored.read(storageKey) });

/** Follows the choice in this tab: storage for the next visit, a cookie so that the server can set lang and dir. */
export const changeLanguage = async (code: LanguageCode) => {
  stored.write(storageKey, code);
  writeCookie('archway-language', code, monthInSeconds);
  await i18next.changeLanguage(code);
};

/** The page's lang and dir follow the language. */
export const dressLanguage = (code: LanguageCode) => {
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
};

export const useLanguage = () => {
  const { i18n } = useTranslation();
  const code = i18n.language as LanguageCode; // set from `languages` only
  return { code, direction: directionOf(code) };
};
