import 'i18next';
import type inventoryNames from '@archway/contract/inventory/names/en.json';
import type organizationNames from '@archway/contract/organizations/names/en.json';
import type storageNames from '@archway/contract/storage/names/en.json';
import type teamNames from '@archway/contract/team/names/en.json';
import type vendorNames from '@archway/contract/vendors/names/en.json';
import type audit from '../audit/locales/en.json';
import type authAccount from '../auth/account/locales/en.json';
import type authLinks from '../auth/links/locales/en.json';
import type auth from '../auth/locales/en.json';
import type authRegister from '../auth/register/locales/en.json';
import type dashboard from '../dashboard/locales/en.json';
import type front from '../front/locales/en.json';
import type inventoryAdd from '../inventory/add/locales/en.json';
import type inventoryCategories from '../inventory/categories/locales/en.json';
import type inventoryImport from '../inventory/import/locales/en.json';
import type inventoryItem from '../inventory/item/locales/en.json';
import type inventoryLabels from '../inventory/labels/locales/en.json';
import type inventoryList from '../inventory/list/locales/en.json';
import type inventory from '../inventory/locales/en.json';
import type inventoryPictures from '../inventory/pictures/locales/en.json';
import type inventoryScan from '../inventory/scan/locales/en.json';
import type kit from '../kit/locales/en.json';
import type organizationsFields from '../organizations/fields/locales/en.json';
import type organizations from '../organizations/locales/en.json';
import type organizationsSetup from '../organizations/setup/locales/en.json';
import type storage from '../storage/locales/en.json';
import type team from '../team/locales/en.json';
import type uiFields from '../ui/fields/locales/en.json';
import type ui from '../ui/locales/en.json';
import type uiSheets from '../ui/sheets/locales/en.json';
import type vendors from '../vendors/locales/en.json';
import type app from './locales/en.json';
import type appSettings from './settings/locales/en.json';

/** Every folder with words: the keys of its English file are the keys that `t` accepts. A new slice adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      app: typeof app;
      'app/settings': typeof appSettings;
      kit: typeof kit;
      ui: typeof ui;
      'ui/fields': typeof uiFields;
      'ui/sheets': typeof uiSheets;
      audit: typeof audit;
      auth: typeof auth;
      'auth/account': typeof authAccount;
      'auth/links': typeof authLinks;
      'auth/register': typeof authRegister;
      organizations: typeof organizations;
      'organizations/fields': typeof organizationsFields;
      'organizations/setup': typeof organizationsSetup;
      team: typeof team;
      inventory: typeof inventory;
      'inventory/add': typeof inventoryAdd;
      'inventory/categories': typeof inventoryCategories;
      'inventory/import': typeof inventoryImport;
      'inventory/item': typeof inventoryItem;
      'inventory/pictures': typeof inventoryPictures;
      'inventory/labels': typeof inventoryLabels;
      'inventory/list': typeof inventoryList;
      'inventory/scan': typeof inventoryScan;
      'names/inventory': typeof inventoryNames;
      'names/storage': typeof storageNames;
      'names/organizations': typeof organizationNames;
      'names/team': typeof teamNames;
      'names/vendors': typeof vendorNames;
      vendors: typeof vendors;
      storage: typeof storage;
      dashboard: typeof dashboard;
      front: typeof front;
    };
  }
}
