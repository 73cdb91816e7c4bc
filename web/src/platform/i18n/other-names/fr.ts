import clients from '@archway/contract/clients/names/fr.json';
import moves from '@archway/contract/moves/names/fr.json';
import organizations from '@archway/contract/organizations/names/fr.json';
import properties from '@archway/contract/properties/names/fr.json';
import stagings from '@archway/contract/stagings/names/fr.json';
import storage from '@archway/contract/storage/names/fr.json';
import team from '@archway/contract/team/names/fr.json';
import vendors from '@archway/contract/vendors/names/fr.json';

/** What the fields of the other slices are called. */
export const names = { clients, moves, organizations, properties, stagings, storage, team, vendors };
