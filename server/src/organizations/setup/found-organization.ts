import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import { defaultSettings, type NewOrganization } from '@archway/contract/organizations/organization';
import type * as z from 'zod';
import { record } from '../../platform/audit/record.ts';
import { type AccountDb, bindOrg, type OrgDb } from '../../platform/db/db.ts';
import type { Person } from '../../platform/http/calls/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { guessHome } from '../memberships/home-rules.ts';
import { addMembership } from '../memberships/membership-store.ts';
import { addOrganization } from '../organization-store.ts';
import { slugOf } from './slug-rules.ts';
import { withRandomEnd } from './with-random-end.ts';
import { isZoneHere } from './zone-store.ts';

export type Founder = Pick<Person, 'userId' | 'name' | 'ip' | 'requestId'>;

/** `locale` and `timezone` are the founder's: where somebody sits says which money and measures their company uses. */
export type CompanyFacts = z.output<typeof NewOrganization> & {
  readonly locale: Language;
  readonly timezone?: string | undefined;
};

export type Founded = { readonly orgId: OrgId; readonly db: OrgDb };

/** Makes an organization with its founder as the only owner, and turns the transaction to it. */
export const foundOrganization = async (
  db: AccountDb,
  founder: Founder,
  facts: CompanyFacts,
): Promise<Founded> => {
  const founded = await putUpOrganization(db, founder.userId, facts);
  await record(founded.db, founder, 'organization.created', {
    id: founded.orgId,
    name: facts.name,
  });
  return founded;
};

/** The organization and its owner without the entry in its log: the demo writes a longer history. */
export const putUpOrganization = async (
  db: AccountDb,
  owner: UserId,
  { locale, timezone, ...company }: CompanyFacts,
): Promise<Founded> => {
  const orgId = newId<OrgId>();
  const orgDb = await bindOrg(db, orgId);
  await addUnderFreeSlug(orgDb, {
    ...company,
    locale,
    ...guessHome(locale, timezone && (await isZoneHere(db, timezone)) ? timezone : undefined),
    settings: defaultSettings,
  });
  await addMembership(orgDb, { userId: owner, roleKey: 'owner', roleId: null, createdBy: owner });
  return { orgId, db: orgDb };
};

/** Every address ends at random, also the first of its name: one that does not would tell that nobody else is called so. */
const addUnderFreeSlug = async (db: OrgDb, facts: Omit<Parameters<typeof addOrganization>[1], 'slug'>) => {
  const plain = slugOf(facts.name) || 'organization';
  for (let tries = 0; tries < 5; tries += 1) {
    if (await addOrganization(db, { ...facts, slug: withRandomEnd(plain) })) return;
  }
  throw new Error(`No free slug was found for "${plain}".`);
};
