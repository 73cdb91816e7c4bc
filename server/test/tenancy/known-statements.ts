/**
 * What may name a table with an org_id and no organization, and why. Everything else that the server sends must hold
 * its organization (see org-filters.ts, which also says how these are written).
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'somebody’s own memberships lead over organizations; the database shows nobody else’s': [
    "select membership where own.user_id = $ and own.status in ('active', 'helping')",
    "select membership where m.user_id = $ and m.role_key = 'owner' and o.demo",
  ],
  'the same of their organizations, for those that are made to measure with': [
    'select organization where slug like $',
  ],
  'a session belongs to a person, who may act in another organization tomorrow': [
    'select session where id = $',
    'select session where s.id = $ and s.user_id = $',
    'select session where user_id = $',
    'select session where user_id = $ and revoked_at is null and expires_at > $',
    'update session where id = $',
    'update session where id = $ and user_id = $ and revoked_at is null',
    'update session where user_id = $ and revoked_at is null and id is distinct from $',
  ],
  'a link belongs to a person, or to whoever holds its secret': [
    'insert one_time_token (id, purpose, hash, user_id, payload, expires_at)',
    "select one_time_token where hash = $ and purpose = 'invite' and used_at is null and expires_at > $",
    'select one_time_token where hash = $ and purpose in ($) and used_at is null and expires_at > $',
    "select one_time_token where user_id = $ and id <> $ and payload ->> 'pair' = $ and payload ->> 'confirmed' = 'yes'",
    'update one_time_token where hash = $ and purpose in ($) and used_at is null and expires_at > $',
    'update one_time_token where hash = $ and used_at is null',
    'update one_time_token where id = $',
    'update one_time_token where user_id = $ and purpose in ($) and used_at is null',
  ],
  'whoever finds a piece knows the code on its label and no organization; org_of_label answers which it is, for an exact code':
    ['select label_code where sought.code = $'],
  'the sweep knows no organization; orgs_with_arriving answers which have parts of pictures that nobody went on with':
    ['select arriving_picture where p.since < $'],
  'what nobody can use any more is removed for all': [
    'delete idempotency_key where created_at < $',
    'delete one_time_token where expires_at < $',
    'delete session where expires_at < $',
  ],
};

export const knownStatements: ReadonlySet<string> = new Set(Object.values(known).flat());
