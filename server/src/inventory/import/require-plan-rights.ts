import { hiddenFields } from '@archway/contract/guarded-fields';
import type { ImportPlan } from '@archway/contract/inventory/imports/import';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import type { Actor } from '../../platform/http/calls/request-context.ts';

/** An import does nothing that its sender may not do by hand. */
export const requirePlanRights = (actor: Actor, plan: ImportPlan) => {
  requireShownColumns(actor, plan);
  const may = wholeRights(actor.ability);
  if (plan.makeCategories && !may.can('create', 'Category'))
    throw problem('forbidden', 'Your role can’t add categories.');
  if (plan.makeVendors && !may.can('create', 'Vendor'))
    throw problem('forbidden', 'Your role can’t add vendors.');
};

/** Fields are the organization's to define. */
export const requireFieldRights = ({ ability }: Actor) => {
  if (!wholeRights(ability).can('update', 'Organization'))
    throw problem('forbidden', 'Your role can’t add custom fields.');
};

/** Asked again when it is begun: a right may be gone since it was checked. */
export const requireShownColumns = ({ ability }: Actor, { mapping }: ImportPlan) => {
  const hidden = hiddenFields(ability);
  if (mapping.some((target) => target !== null && hidden.has(target)))
    throw problem('forbidden', 'Your role can’t change costs.');
};
