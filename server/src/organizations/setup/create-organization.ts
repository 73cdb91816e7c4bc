import { fallbackLanguage } from '@archway/contract/kernel/locale';
import type { NewOrganization, OrganizationInSession } from '@archway/contract/organizations/organization';
import type * as z from 'zod';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { listOwnOrganizations } from '../memberships/list-own-organizations.ts';
import { findOrganization } from '../organization-store.ts';
import { foundOrganization } from './found-organization.ts';

/** Founds another organization for somebody who has an account. It starts where the one they are in now is at home. */
export const createOrganization = async (
  { db, person, membership }: AccountContext,
  facts: z.output<typeof NewOrganization>,
): Promise<OrganizationInSession> => {
  const home = membership ? await findOrganization(membership.db) : undefined;
  const locale = home?.locale ?? person.locale ?? fallbackLanguage;
  const { orgId } = await foundOrganization(db, person, { ...facts, locale, timezone: home?.timezone });
  const founded = (await listOwnOrganizations(db, person.userId)).find(({ id }) => id === orgId);
  if (!founded) throw new Error('The new organization is not among those of its founder.');
  return founded;
};
