import clients from '@archway/contract/clients/names/ar.json';
import moves from '@archway/contract/moves/names/ar.json';
import organizations from '@archway/contract/organizations/names/ar.json';
import properties from '@archway/contract/properties/names/ar.json';
import stagings from '@archway/contract/stagings/names/ar.json';
import storage from '@archway/contract/storage/names/ar.json';
import team from '@archway/contract/team/names/ar.json';
import vendors from '@archway/contract/vendors/names/ar.json';

/** What the fields of the other slices are called. */
export const names = { clients, moves, organizations, properties, stagings, storage, team, vendors };
