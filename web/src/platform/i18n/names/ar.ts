import inventory from '@archway/contract/inventory/names/ar.json';
import organizations from '@archway/contract/organizations/names/ar.json';
import storage from '@archway/contract/storage/names/ar.json';
import team from '@archway/contract/team/names/ar.json';
import vendors from '@archway/contract/vendors/names/ar.json';

/** What the fields of each slice are called. */
export const names = { inventory, organizations, storage, team, vendors };
