import type { OrgId } from '@archway/contract/kernel/ids';
import { openFileStorage } from '../../src/platform/files/open-file-storage.ts';
import { newId } from '../../src/platform/ids.ts';
import { hashToken, newLinkToken } from '../../src/platform/tokens/link-token.ts';
import { newOrganizationSecret } from '../../src/platform/tokens/organization-secret.ts';
import type { RefreshClaims } from '../../src/platform/tokens/tokens.ts';
import type { Browser } from '../browser.ts';
import { goodPassword, owner, type PersonInTest } from '../people.ts';
import type { TestApp } from '../test-app.ts';

/** An organization with an owner, and builders that put rows beside them: the matrices need thousands of people and things. */
export type World = Awaited<ReturnType<typeof makeWorld>>;

export type Caller = Browser & {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly membershipId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
};

export const makeWorld = async (app: TestApp) => {
  const boss: PersonInTest = await owner(app);
  const orgId: string = boss.user.activeOrganization!.id;
  const { sql } = app;
  const [{ passwordHash }] = await sql<
    [{ passwordHash: string }]
  >`select password_hash from app_user where id = ${boss.user.id}`;

  /** Somebody with this role here, signed in. */
  const person = async (role = 'crew', { status = 'active', org = orgId } = {}): Promise<Caller> => {
    const [id, membershipId] = [newId(), newId()];
    const email = `${id}@people.test`;
    await sql`insert into app_user (id, email, password_hash, first_name, last_name, status, email_verified_at)
      values (${id}, ${email}, ${passwordHash}, 'Alex', 'Moor', 'active', now())`;
    // Seen just now: their first call need not write it down.
    await sql`insert into membership (org_id, id, user_id, role_key, status, last_seen_at) values (${org}, ${membershipId}, ${id}, ${role}, ${status}, now())`;
    const session = await signIn(id, org);
    return Object.assign(session.browser, {
      id,
      email,
      password: goodPassword,
      membershipId,
      ...session.ids,
    });
  };

  const signIn = async (userId: string, org: string) => {
    const sessionId = newId();
    const at = new Date(Math.floor(Date.now() / 1000) * 1000);
    const claims = { sub: userId, sid: sessionId, gen: 1 } as RefreshClaims; // made here, as the server makes them
    const refreshToken = await app.services.tokens.refresh(claims, at);
    await sql`insert into session (id, user_id, org_id, token_hash, rotated_at, expires_at)
      values (${sessionId}, ${userId}, ${org}, ${hashToken(refreshToken)}, ${at}, now() + interval '7 days')`;
    const browser = app.browser();
    browser.keep({ accessToken: await app.services.tokens.access({ ...claims, org } as never) }); // the ids above are the branded ones
    return { browser, ids: { sessionId, refreshToken } };
  };

  const link = async (
    purpose: string,
    userId: string | null,
    more: { org?: string; subject?: string; payload?: Record<string, string> } = {},
  ) => {
    const { token, hash } = newLinkToken();
    await sql`insert into one_time_token (id, purpose, hash, user_id, org_id, subject_id, payload, expires_at)
      values (${newId()}, ${purpose}, ${hash}, ${userId}, ${more.org ?? null}, ${more.subject ?? null}, ${sql.json(more.payload ?? {})}, now() + interval '1 hour')`;
    return token;
  };

  const invitation = async (email = `${newId()}@invited.test`, org = orgId) => {
    const id = newId();
    await sql`insert into invitation (org_id, id, email, role_key, expires_at, invited_by) values (${org}, ${id}, ${email}, 'viewer', now() + interval '7 days', ${boss.user.id})`;
    return { id, email, token: await link('invite', null, { org, subject: id }) };
  };

  const organization = async (memberId?: string) => {
    const id = newId();
    await sql`insert into organization (id, name, slug, company_type, company_size, settings)
      select ${id}, 'Another', ${id}, company_type, company_size, settings from organization where id = ${orgId}`;
    if (memberId)
      await sql`insert into membership (org_id, id, user_id, role_key) values (${id}, ${newId()}, ${memberId}, 'viewer')`;
    return id;
  };

  const role = async () => {
    const id = newId();
    await sql`insert into role (org_id, id, key, name, rules) values (${orgId}, ${id}, ${`role-${id.slice(-12)}`}, ${`Role ${id}`}, ${sql.json([{ action: 'read', subject: 'Item' }])})`;
    return { id, key: `role-${id.slice(-12)}` };
  };

  const storageLocation = async () => {
    const id = newId();
    await sql`insert into storage_location (org_id, id, name, kind, code) values (${orgId}, ${id}, ${`Place ${id}`}, 'bin', ${id.slice(-20).toUpperCase()})`;
    return id;
  };

  const client = async () => {
    const id = newId();
    await sql`insert into client (org_id, id, name, kind) values (${orgId}, ${id}, ${`Client ${id}`}, 'agent')`;
    return id;
  };

  const property = async () => {
    const id = newId();
    await sql`insert into property (org_id, id, address, city, state, type, access_notes) values (${orgId}, ${id}, ${`Street ${id}`}, 'Portland', 'OR', 'house', 'Lockbox 4711')`;
    return id;
  };

  const vendor = async () => {
    const id = newId();
    await sql`insert into vendor (org_id, id, name, kind) values (${orgId}, ${id}, ${`Vendor ${id}`}, 'retailer')`;
    return id;
  };

  const category = async (parentId: string | null = null) => {
    const id = newId();
    await sql`insert into category (org_id, id, parent_id, name) values (${orgId}, ${id}, ${parentId}, ${`Category ${id}`})`;
    return id;
  };

  const customField = async () => {
    const id = newId();
    await sql`insert into custom_field (org_id, id, entity, name, type, position) values (${orgId}, ${id}, 'item', ${`Field ${id.slice(-12)}`}, 'text', 0)`;
    return id;
  };

  const item = async ({ tracking = 'unit', status = 'active' } = {}) => {
    const [id, categoryId] = [newId(), await category()];
    await sql`insert into item (org_id, id, category_id, name, sku, tracking, status)
      values (${orgId}, ${id}, ${categoryId}, ${`Item ${id}`}, ${id}, ${tracking}, ${status})`;
    return id;
  };

  let stagings = 0;
  /** A job with one room and an empty design. */
  const staging = async () => {
    const [id, roomId] = [newId(), newId()];
    stagings += 1;
    await sql`insert into staging (org_id, id, number, name, type, client_id, property_id, install_on, ends_on, held_until, term_days)
      values (${orgId}, ${id}, ${1_000_000 + stagings}, ${`Job ${id}`}, 'vacant', ${await client()}, ${await property()}, '2027-03-01', '2027-05-01', '2027-05-01', 61)`;
    await sql`insert into staging_room (org_id, id, staging_id, name, room_type) values (${orgId}, ${roomId}, ${id}, ${`Room ${roomId}`}, 'living')`;
    await sql`insert into design (org_id, id, staging_id, number) values (${orgId}, ${newId()}, ${id}, 1)`;
    return { id, roomId };
  };

  /** A job with a document, which is in the file storage. */
  const stagingFile = async () => {
    const [{ id }, fileId] = [await staging(), newId()];
    await openFileStorage(app.config).put(`${orgId}/${fileId}`, { 'document.pdf': Buffer.from('%PDF-1.7') });
    await sql`insert into file (org_id, id, kind, bytes, digest) values (${orgId}, ${fileId}, 'document', 8, ${Buffer.from(fileId)})`;
    await sql`insert into staging_file (org_id, staging_id, file_id, name, bytes) values (${orgId}, ${id}, ${fileId}, 'Agreement.pdf', 8)`;
    return { id, fileId };
  };

  /** Some of an item, softly held for a job, of which there is enough. */
  const line = async () => {
    const { id, roomId } = await staging();
    const [lineId, itemId] = [newId(), await item()];
    for (let pieces = 0; pieces < 3; pieces += 1) await unit(itemId);
    await sql`insert into design_line (org_id, id, staging_id, design_id, room_id, item_id, quantity)
      select ${orgId}, ${lineId}, ${id}, d.id, ${roomId}, ${itemId}, 1 from design d where d.org_id = ${orgId} and d.staging_id = ${id}`;
    await sql`insert into reservation (org_id, id, staging_id, line_id, item_id, quantity, starts_on, ends_on, status)
      values (${orgId}, ${newId()}, ${id}, ${lineId}, ${itemId}, 1, '2027-02-28', '2027-05-03', 'soft')`;
    return { id, lineId };
  };

  /** A job that is ready, with a move-in of one piece. */
  const move = async (status = 'scheduled') => {
    const { id: stagingId, lineId } = await line();
    await sql`update staging set status = 'ready' where org_id = ${orgId} and id = ${stagingId}`;
    await sql`update reservation set status = 'firm' where org_id = ${orgId} and staging_id = ${stagingId}`;
    const id = newId();
    await sql`insert into move (org_id, id, number, staging_id, kind, status, scheduled_on)
      values (${orgId}, ${id}, ${1_000_000 + stagings}, ${stagingId}, 'in', ${status}, '2027-02-28')`;
    await sql`insert into move_line (org_id, id, move_id, staging_id, line_id, item_id, room_id, planned, position)
      select org_id, ${newId()}, ${id}, staging_id, id, item_id, room_id, quantity, 0 from design_line where org_id = ${orgId} and id = ${lineId}`;
    return { id, stagingId };
  };

  /** The same with something on its way, and nothing that is left to do. */
  /** Something of it is on its way already, and its job has begun with that. */
  const startedMove = async () => {
    const started = await move('picking');
    await sql`update staging set status = 'installing', installed_on = current_date
      where org_id = ${orgId} and id = (select v.staging_id from move v where v.org_id = ${orgId} and v.id = ${started.id})`;
    return started;
  };

  /** A link by which people help with a move today. */
  const helperLink = async (ofMove?: string) => {
    const id = newId();
    const moveId = ofMove ?? (await move()).id;
    const { secret, hash } = newOrganizationSecret(orgId as OrgId);
    await sql`insert into move_helper_link (org_id, id, move_id, day, secret_hash, starts_at, expires_at, created_by)
      values (${orgId}, ${id}, ${moveId}, current_date, ${hash}, now() - interval '1 hour', now() + interval '20 hours', ${boss.user.id})`;
    return { id, moveId, secret };
  };

  const vehicle = async () => {
    const id = await storageLocation();
    await sql`update storage_location set kind = 'vehicle' where org_id = ${orgId} and id = ${id}`;
    return id;
  };

  /** A piece in a bin, with the event that put it there. */
  const unit = async (itemId?: string) => {
    const id = newId();
    const [of, location] = [itemId ?? (await item()), await storageLocation()];
    await sql`insert into unit (org_id, id, item_id, code, location_id) values (${orgId}, ${id}, ${of}, ${id.toUpperCase()}, ${location})`;
    await sql`insert into scan_event (org_id, id, at, kind, item_id, unit_id, location_id) values (${orgId}, ${newId()}, now() - interval '1 day', 'added', ${of}, ${id}, ${location})`;
    return id;
  };

  /** A piece of which something more was said, and that stands as it then would. */
  const recordedUnit = async (kind: 'missing' | 'retired' | 'damaged') => {
    const id = await unit();
    await sql`insert into scan_event (org_id, id, at, kind, item_id, unit_id) select org_id, ${newId()}, now() - interval '1 hour', ${kind}, item_id, id from unit where org_id = ${orgId} and id = ${id}`;
    await sql`update unit set lifecycle = ${kind === 'retired' ? 'retired' : 'active'}, custody = ${{ missing: 'missing', damaged: 'in_repair', retired: 'in_storage' }[kind]} where org_id = ${orgId} and id = ${id}`;
    return id;
  };

  /** The id of the last thing said of a missing piece. */
  const event = async () => {
    const unitId = await recordedUnit('missing');
    const [last] = await sql<
      [{ id: string }]
    >`select id from scan_event where org_id = ${orgId} and unit_id = ${unitId} order by at desc limit 1`;
    return last.id;
  };

  const picture = async () => {
    const id = newId();
    await sql`insert into file (org_id, id, kind, width, height, tint, bytes, digest) values (${orgId}, ${id}, 'picture', 800, 600, '#c0ffee', 1000, ${Buffer.from(id)})`;
    return id;
  };

  const view = async (ownerId: string = boss.user.id, { shared = false } = {}) => {
    const id = newId();
    await sql`insert into saved_view (org_id, id, list, name, owner_id, shared, state)
      values (${orgId}, ${id}, 'items', ${`View ${id}`}, ${ownerId}, ${shared}, ${sql.json({ search: {}, columns: null })})`;
    return id;
  };

  const feed = async (ownerId: string = boss.user.id) => {
    const id = newId();
    await sql`delete from calendar_feed where org_id = ${orgId} and membership_id = (select id from membership where org_id = ${orgId} and user_id = ${ownerId})`;
    await sql`insert into calendar_feed (org_id, id, scope, membership_id, secret_hash)
      select ${orgId}, ${id}, 'own', m.id, sha256(${id}::text::bytea) from membership m where m.org_id = ${orgId} and m.user_id = ${ownerId}`;
    return id;
  };

  const version = async () =>
    (await sql<[{ version: number }]>`select version from organization where id = ${orgId}`)[0].version;

  return {
    app,
    boss,
    orgId,
    person,
    signIn,
    link,
    invitation,
    organization,
    role,
    storageLocation,
    client,
    property,
    vendor,
    category,
    customField,
    item,
    staging,
    stagingFile,
    move,
    startedMove,
    helperLink,
    vehicle,
    line,
    unit,
    recordedUnit,
    event,
    picture,
    view,
    feed,
    version,
  };
};
