import 'i18next';
import type authLinks from '../auth/links/locales/en.json';
import type auth from '../auth/locales/en.json';
import type authRegister from '../auth/register/locales/en.json';
import type dashboard from '../dashboard/locales/en.json';
import type front from '../front/locales/en.json';
import type organizationsSetup from '../organizations/setup/locales/en.json';
import type ui from '../ui/locales/en.json';
import type app from './locales/en.json';

/** Every folder with words: the keys of its English file are the keys that `t` accepts. A new slice adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      app: typeof app;
      ui: typeof ui;
      auth: typeof auth;
      'auth/links': typeof authLinks;
      'auth/register': typeof authRegister;
      'organizations/setup': typeof organizationsSetup;
      dashboard: typeof dashboard;
      front: typeof front;
    };
  }
}
