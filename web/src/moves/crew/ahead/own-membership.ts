import { api } from '../../../platform/api/api.ts';
import { ownerOf, type StoredUser } from '../../../platform/session/stored-session.ts';
import { readStoredObject, stored } from '../../../platform/storage/local-storage.ts';

const key = 'ownMembership';

/** As what this member goes along with moves, if this device has learned it. */
export const keptMembership = (owner: string | undefined): string | undefined => {
  const kept = readStoredObject(key);
  const id = kept?.['id'];
  return owner !== undefined && kept?.['owner'] === owner && typeof id === 'string' ? id : undefined;
};

/** The same, asked for once. Null for whoever is no member by that name. */
export const findMembership = async (user: StoredUser): Promise<string | null> => {
  const owner = ownerOf(user);
  const kept = keptMembership(owner);
  if (kept) return kept;
  const { rows } = await api.members.list({ searchQuery: user.email });
  const own = rows.find(({ userId }) => userId === user.id);
  if (own) stored.write(key, JSON.stringify({ owner, id: own.id }));
  return own?.id ?? null;
};
