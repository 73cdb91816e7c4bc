import inventory from '@archway/contract/inventory/names/en.json';
import organizations from '@archway/contract/organizations/names/en.json';
import storage from '@archway/contract/storage/names/en.json';
import team from '@archway/contract/team/names/en.json';
import vendors from '@archway/contract/vendors/names/en.json';

/** What the fields of each slice are called. */
export const names = { inventory, organizations, storage, team, vendors };
