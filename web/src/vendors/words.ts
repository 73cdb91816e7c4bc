import type { Vendor } from '@archway/contract/vendors/vendor';

/** The contract's kinds, without the schemas that stand beside them there (words.test.ts holds them equal). */
export const vendorKinds = [
  'manufacturer',
  'retailer',
  'wholesaler',
  'artist',
  'second_hand',
  'service',
  'other',
] as const satisfies readonly Vendor['kind'][];

/** A web address as people say it: without the scheme, `www.` and a lonely slash. */
export const shortAddress = (website: string) =>
  website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
