import clients from '@archway/contract/clients/names/en.json';
import moves from '@archway/contract/moves/names/en.json';
import organizations from '@archway/contract/organizations/names/en.json';
import properties from '@archway/contract/properties/names/en.json';
import stagings from '@archway/contract/stagings/names/en.json';
import storage from '@archway/contract/storage/names/en.json';
import team from '@archway/contract/team/names/en.json';
import vendors from '@archway/contract/vendors/names/en.json';

/** What the fields of the other slices are called. */
export const names = { clients, moves, organizations, properties, stagings, storage, team, vendors };
