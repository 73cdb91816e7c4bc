import type { LanguageCode } from '../../platform/i18n/languages.ts';

/** An app that is installed from here, and its shortcuts, are called in the language that is spoken now. */
export const nameInstalled = (code: LanguageCode) => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const own = code === 'en' ? 'manifest.webmanifest' : `manifest.${code}.webmanifest`;
  const next = link?.getAttribute('href')?.replace(/[^/]*$/, own);
  if (link && next && next !== link.getAttribute('href')) link.setAttribute('href', next);
};
