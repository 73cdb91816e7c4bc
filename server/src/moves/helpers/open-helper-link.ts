import { problem } from '@archway/contract/kernel/api/problem';
import type { HelperInvitation } from '@archway/contract/moves/helpers/helper-link';
import type { OrgDb } from '../../platform/db/db.ts';
import { mayHostHelpers } from '../../platform/http/calls/role-ability.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import type { Services } from '../../platform/services.ts';
import { readOrganizationSecret } from '../../platform/tokens/organization-secret.ts';
import { lockOpenLink, type OpenLink } from './helper-link-store.ts';

/** What a link opens. One that never was, is revoked, is over or was made by somebody who may not make one any more answers the same. */
export const inOpenLink = <Result>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
  work: (db: OrgDb, link: OpenLink) => Promise<Result>,
): Promise<Result> => {
  const sought = readOrganizationSecret(token);
  if (!sought) throw noLink();
  return db.inOrg(sought.orgId, async (bound) => {
    const link = await lockOpenLink(bound, sought.hash, clock.now());
    if (!link || !mayHostHelpers(link)) throw noLink();
    return work(bound, link);
  });
};

/** What somebody who holds a link sees before they give their name: whom they help, with what, and when. */
export const previewHelperLink = async (
  { services }: VisitContext,
  { token }: { token: string },
): Promise<HelperInvitation> =>
  inOpenLink(services, token, async (_db, { organizationName, kind, day }) => ({
    organizationName,
    kind,
    day,
  }));

const noLink = () => problem('not_found', 'This link doesn’t work anymore. Ask for a new one.');
