import { type Ability, wholeRights } from '@archway/contract/kernel/access/build-ability';

/** Whose something is is told to whoever may see all clients; a right to some of them ("only if") is none here. */
export const maySeeClients = (ability: Ability) => wholeRights(ability).can('read', 'Client');
