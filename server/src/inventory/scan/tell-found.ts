import { record } from '../../platform/audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import type { Budget } from '../../platform/http/load/limits.ts';
import type { Services } from '../../platform/services.ts';
import { noSuchLabel, requireLabel } from './find-label-owner.ts';
import { foundMail } from './mails/found-mail.ts';
import { findFoundThing, findOrganizationName, findOwnerAddresses } from './scan-store.ts';

type Report = { readonly code: string; readonly message: string; readonly contact: string };

/** Whoever holds a label could write to its owners for ever, from many addresses: so much of it is heard, and no more. */
const perLabel: Budget = { calls: 5, seconds: 3600 };
const perOrganization: Budget = { calls: 60, seconds: 3600 };

/** Mails what a finder says to those who own the thing. The finder learns nothing but that it was sent. */
export const tellFound = async ({ services }: VisitContext, { code: text, message, contact }: Report) => {
  const { db, limits } = services;
  const { orgId, code } = await requireLabel(db, text);
  await limits.spend(`found:label:${code}`, perLabel);
  await limits.spend(`found:organization:${orgId}`, perOrganization);
  await db.inOrg(orgId, (bound) => mailOwners(bound, services, { code, message, contact }));
  return { ok: true } as const;
};

const mailOwners = async (db: OrgDb, { config, mailer }: Services, { code, message, contact }: Report) => {
  const [thing, organization] = [await findFoundThing(db, code), await findOrganizationName(db)];
  if (!thing || !organization) throw noSuchLabel();
  const mail = foundMail(organization.locale, {
    organizationName: organization.name,
    thing: [thing.name, thing.code].filter(Boolean).join(' · ') || code,
    message,
    contact,
    url: `${config.PUBLIC_URL}/scan/${code}`,
  });
  for (const to of await findOwnerAddresses(db)) await mailer.send(db, { to, ...mail });
  await record(db, null, 'label.found', { id: thing.labelId, name: thing.name ?? code });
};
