import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import app from '../app/locales/en.json';
import ui from '../ui/locales/en.json';

/** The English words of the frame and of the parts, at once. */
export const startWords = async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { app, ui } },
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
  });
};
