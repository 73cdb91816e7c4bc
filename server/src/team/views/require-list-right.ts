import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import { listSubjects } from '@archway/contract/team/list-subjects';
import type { SavedList } from '@archway/contract/team/saved-view';
import type { Actor } from '../../platform/http/calls/request-context.ts';

/** Whoever may not see a list has no views of it. */
export const requireList = ({ ability }: Actor, list: SavedList) => {
  if (!wholeRights(ability).can('read', listSubjects[list]))
    throw problem('forbidden', 'Your role can’t see this list.');
};

/** What is shared stands before everybody's eyes: whoever may change what the list shows may put it there, and change it there. */
export const requireSharingRight = ({ ability }: Actor, list: SavedList) => {
  if (!wholeRights(ability).can('update', listSubjects[list]))
    throw problem('forbidden', 'Your role can’t share views.');
};
