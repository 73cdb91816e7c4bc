import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import { problem } from '@archway/contract/kernel/api/problem';
import type { OrgId } from '@archway/contract/kernel/ids';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import type { Services } from '../../platform/services.ts';
import { findOrganizationName, findOrgOfLabel } from './scan-store.ts';

/** Whose label somebody found: the organization's name and nothing else of it. */
export const findLabelOwner = async ({ services: { db } }: VisitContext, { code }: { code: string }) => {
  const { orgId } = await requireLabel(db, code);
  const organization = await db.inOrg(orgId, findOrganizationName);
  if (!organization) throw noSuchLabel();
  return { organizationName: organization.name };
};

/** Text that is no code at all is looked up like any other, and answered alike. */
export const requireLabel = async (
  db: Services['db'],
  text: string,
): Promise<{ orgId: OrgId; code: string }> => {
  const code = readLabelCode(text) ?? '';
  const orgId = await db.transaction((transaction) => findOrgOfLabel(transaction, code));
  if (!orgId) throw noSuchLabel();
  return { orgId, code };
};

export const noSuchLabel = () => problem('not_found', 'There is no such label.');
