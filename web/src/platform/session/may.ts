import { rights } from 'virtual:archway-rights';
import type { Contract } from '@archway/contract';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { useAbility } from './ability.ts';

/** A call by its name in the contract: `members.export`. */
export type EndpointName = {
  [Slice in keyof Contract & string]: `${Slice}.${keyof Contract[Slice] & string}`;
}[keyof Contract & string];

/**
 * The one way to ask whether a screen may offer a call: by the right that the contract declares for it. A right to some of a
 * subject is none here, as it is none for the server, which decides again. Calls about one's own account are everybody's.
 */
export const useMay = (): ((endpoint: EndpointName) => boolean) => {
  const ability = wholeRights(useAbility());
  return (endpoint) => {
    const right = rights[endpoint];
    return !right || ability.can(...right);
  };
};
