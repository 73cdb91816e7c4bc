import type { RoleId, UserId } from '@archway/contract/kernel/ids';
import { putUpOrganization } from '../organizations/setup/found-organization.ts';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';
import { putUpDemoStorage } from '../storage/add-demo-storage.ts';
import { seedCatalog } from './catalog/seed-catalog.ts';
import type { DemoOrganization } from './demo-organizations.ts';
import {
  addDemoEntry,
  addDemoInvitation,
  addDemoMembership,
  addDemoRole,
  type DemoEntry,
  type DemoMember,
  demoUser,
  markAsDemo,
} from './demo-store.ts';
import { seedMoves } from './moves/seed-moves.ts';
import { seedStagings } from './stagings/seed-stagings.ts';

/** Makes one demo organization as if it had been in use for a while. Every date is relative to today. */
export const seedOrganization = async (
  db: AccountDb,
  demo: DemoOrganization,
  { passwordHash, now }: { passwordHash: string; now: Date },
) => {
  const ago = pastOf(now);
  const people: Person[] = [];
  for (const member of demo.members) {
    const joinedAt = ago({ days: member.joinedDaysAgo });
    const userId = await demoUser(db, member, passwordHash, joinedAt);
    people.push({ ...member, userId, joinedAt, seenAt: ago({ hours: member.seenHoursAgo }) });
  }
  const [founder, ...others] = people;
  if (!founder) throw new Error('A demo organization needs a founder.');
  const founded = await putUpOrganization(db, founder.userId, demo.company);
  const house: House = {
    ...founded,
    demo,
    founder,
    actor: { id: founder.userId, name: nameOf(founder) },
    ago,
  };
  await tellBeginning(house);
  const roleIds = await addRoles(house);
  for (const person of people) await addMember(house, person, roleIds);
  for (const person of others) await tellJoining(house, person, roleIds);
  for (const invited of demo.invited ?? []) await addOpenInvitation(house, invited, roleIds);
  const items = await seedCatalog(house.db, {
    language: demo.company.locale,
    buyer: founder.userId,
    hand: (people.find(({ role }) => role === 'warehouse') ?? founder).userId,
    foundedDaysAgo: demo.foundedDaysAgo,
    now,
  });
  const jobs = await seedStagings(house.db, { language: demo.company.locale, items, now });
  await seedMoves(house.db, { jobs, items, now });
};

type Person = DemoMember & { readonly userId: UserId; readonly joinedAt: Date; readonly seenAt: Date };
type Past = (back: { days?: number; hours?: number }) => Date;
type House = {
  orgId: string;
  db: OrgDb;
  demo: DemoOrganization;
  founder: Person;
  actor: DemoEntry['actor'];
  ago: Past;
};
type RoleIds = ReadonlyMap<string, RoleId>;

const tellBeginning = async ({ orgId, db, demo, founder, actor, ago }: House) => {
  const foundedAt = ago({ days: demo.foundedDaysAgo });
  await markAsDemo(db, foundedAt);
  const added = await putUpDemoStorage(db, founder.userId, demo.company.locale);
  const subject = { type: 'Organization', id: orgId, name: demo.company.name };
  const storage = { type: 'StorageLocation', id: null, name: 'W1' };
  await addDemoEntry(db, { at: foundedAt, action: 'organization.created', subject, actor });
  await addDemoEntry(db, { at: minutesAfter(foundedAt, 6), action: 'organization.set-up', subject, actor });
  const at = minutesAfter(foundedAt, 9);
  await addDemoEntry(db, {
    at,
    action: 'storage-location.demo-added',
    subject: storage,
    actor,
    details: { added },
  });
};

const addRoles = async ({ db, demo, actor, ago }: House): Promise<RoleIds> => {
  const ids = new Map<string, RoleId>();
  const at = minutesAfter(ago({ days: demo.foundedDaysAgo }), 40);
  for (const { key, name, rules } of demo.customRoles ?? []) {
    const id = await addDemoRole(db, { key, name, rules: [...rules], createdBy: actor.id });
    ids.set(key, id);
    await addDemoEntry(db, { at, action: 'role.created', subject: { type: 'Role', id, name }, actor });
  }
  return ids;
};

const addMember = ({ db, founder }: House, person: Person, roleIds: RoleIds) => {
  const { userId, joinedAt, seenAt, role } = person;
  const createdBy = founder.userId;
  return addDemoMembership(db, {
    userId,
    member: person,
    roleId: roleIds.get(role) ?? null,
    joinedAt,
    seenAt,
    createdBy,
  });
};

/** The day before they joined they were invited. */
const tellJoining = async (house: House, person: Person, roleIds: RoleIds) => {
  const { email, role, userId, joinedAt } = person;
  const sentAt = house.ago({ days: person.joinedDaysAgo + 1 });
  const subject = await addInvitation(house, { email, role, sentAt, status: 'accepted' }, roleIds);
  const actor = { id: userId, name: nameOf(person) };
  await addDemoEntry(house.db, {
    at: joinedAt,
    action: 'invitation.accepted',
    subject,
    actor,
    details: { role },
  });
};

const addOpenInvitation = (
  house: House,
  { email, role, daysAgo }: { email: string; role: string; daysAgo: number },
  roleIds: RoleIds,
) => addInvitation(house, { email, role, sentAt: house.ago({ days: daysAgo }), status: 'pending' }, roleIds);

type Sent = { email: string; role: string; sentAt: Date; status: 'pending' | 'accepted' };

const addInvitation = async (
  { db, founder, actor }: House,
  { email, role, sentAt, status }: Sent,
  roleIds: RoleIds,
) => {
  const expiresAt = new Date(sentAt.getTime() + 7 * 24 * hour);
  const row = {
    email,
    role,
    roleId: roleIds.get(role) ?? null,
    status,
    sentAt,
    expiresAt,
    invitedBy: founder.userId,
  };
  const subject = { type: 'Invitation', id: await addDemoInvitation(db, row), name: email };
  await addDemoEntry(db, { at: sentAt, action: 'invitation.sent', subject, actor, details: { role } });
  return subject;
};

const nameOf = ({ firstName, lastName }: DemoMember) => `${firstName} ${lastName}`;

const hour = 3600 * 1000;
const pastOf =
  (now: Date): Past =>
  ({ days = 0, hours = 0 }) =>
    new Date(now.getTime() - (days * 24 + hours) * hour);
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60 * 1000);
