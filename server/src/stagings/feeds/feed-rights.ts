import { type Ability, wholeRights } from '@archway/contract/kernel/access/build-ability';

/** The organization's own calendar is one of its settings. */
export const mayShareCalendar = (ability: Ability) => wholeRights(ability).can('update', 'Organization');
