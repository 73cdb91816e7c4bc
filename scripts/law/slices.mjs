/** The slices, left to right: each may use only those before it. `front` exists in the web room only. */
export const slices = [
  'audit',
  'files',
  'organizations',
  'auth',
  'team',
  'billing',
  'clients',
  'properties',
  'vendors',
  'storage',
  'inventory',
  'templates',
  'stagings',
  'moves',
  'tasks',
  'notifications',
  'search',
  'dashboard',
  'front',
];

/** True when `slice` may use `other`: it is the same one, or it stands to the right of it. */
export const mayUseSlice = (slice, other) => slices.indexOf(other) <= slices.indexOf(slice);
