import inventory from '@archway/contract/inventory/names/fr.json';
import organizations from '@archway/contract/organizations/names/fr.json';
import storage from '@archway/contract/storage/names/fr.json';
import team from '@archway/contract/team/names/fr.json';
import vendors from '@archway/contract/vendors/names/fr.json';

/** What the fields of each slice are called. */
export const names = { inventory, organizations, storage, team, vendors };
