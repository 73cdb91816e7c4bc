import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import app from '../app/locales/en.json';
import kit from '../kit/locales/en.json';
import uiFields from '../ui/fields/locales/en.json';
import ui from '../ui/locales/en.json';

/** The English words of the frame, of the parts and of the kit, at once. */
export const startWords = async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { app, kit, ui, 'ui/fields': uiFields } },
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
  });
};
