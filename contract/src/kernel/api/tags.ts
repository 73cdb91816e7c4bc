/** The sections of the API, in the order in which a reader meets them. */
export const tags = {
  'Sign-in': 'Signing up, in and out, forgotten passwords and the links that are mailed for them.',
  Account: 'What a person sets for themselves: profile, password, email, two-factor sign-in, sessions.',
  Organization: 'The company: its details, its setup, and those a person belongs to.',
  'Custom fields': 'Fields that an organization defines for its items.',
  Team: 'Members, invitations, roles and what each role may do.',
  'Saved views': 'Filters and columns of a list, saved for oneself or for everyone.',
  Clients: 'Whom the company works for: agents, homeowners, builders and others, with their contacts.',
  Properties: 'Homes and venues that are staged, with their facts, photos and how to get in.',
  Stagings: 'Jobs: whose home, on which dates, with which pieces in which rooms.',
  'Calendar feeds': 'Secret links by which calendars of other programs show stagings.',
  Vendors: 'Where items are bought, with contacts and what was spent there.',
  Storage: 'Locations inside each other: warehouses, bays, shelves and bins.',
  Categories: 'The tree that items are sorted into.',
  Items: 'The catalog: one item per model, with its details, photos and availability.',
  Units: 'Pieces of items that are tracked individually, by their codes and events.',
  Stock: 'Items that are only counted: how many are where.',
  'Work orders': 'Repairs and cleaning of pieces.',
  Imports: 'Items from a spreadsheet: read, checked, then applied.',
  Labels: 'Printed codes: making, attaching, printing and revoking them.',
  Scanning: 'What a scanned code belongs to.',
  'Device events': 'What devices recorded, with or without a network, and what of it could not be recorded.',
  Pictures: 'Photos, uploaded before they are attached.',
  Dashboard: 'The numbers of the first screen.',
  Audit: 'Who changed what, and when.',
} as const;

export type Tag = keyof typeof tags;
