import type { Organization } from '@archway/contract/organizations/organization';

// The contract's lists, without the schemas that stand beside them there (company-words.test.ts holds them equal).
export const companyTypes = [
  'home_staging',
  'event_staging',
  'interior_design',
  'furniture_rental',
  'real_estate',
  'property_developer',
  'other',
] as const satisfies readonly Organization['companyType'][];

export const companySizes = [
  '1',
  '2-5',
  '6-15',
  '16-50',
  '51-200',
  '200+',
] as const satisfies readonly Organization['companySize'][];

export const currencies = [
  'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR', 'MAD', 'TND', 'EGP', 'SEK', 'NOK', 'DKK', 'JPY',
  'SGD', 'INR', 'BRL', 'MXN', 'ZAR',
] as const satisfies readonly Organization['currency'][]; // biome-ignore format: one list reads better than 25 lines

export const unitSystems = ['imperial', 'metric'] as const satisfies readonly Organization['units'][];
