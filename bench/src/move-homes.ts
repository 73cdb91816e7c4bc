import type postgres from 'postgres';

const linesAtOnce = 200;

export type Piece = { readonly unitId: string; readonly itemId: string };
export type Home = { readonly moveId: string; readonly roomId: string };

/** So many pieces for each home, those of an item beside each other. */
export const freePieces = async (sql: postgres.Sql, orgId: string, pieces: number, homes: number) => {
  const rows = await sql<Piece[]>`
    select u.id as "unitId", u.item_id as "itemId" from unit u join item i on i.org_id = u.org_id and i.id = u.item_id
    where u.org_id = ${orgId} and u.lifecycle = 'active' and u.custody = 'in_storage' and i.deleted_at is null and i.status = 'active'
    order by u.item_id, u.id limit ${pieces * homes}`;
  if (rows.length < pieces * homes)
    throw new Error(`Only ${rows.length} pieces are in storage: a folder that is kept is used up.`);
  return Array.from({ length: homes }, (_, nth) => rows.slice(nth * pieces, (nth + 1) * pieces));
};

/** A home for which these pieces are promised, with its planned move-in. */
export const planHome = async (
  url: string,
  headers: Record<string, string>,
  pieces: readonly Piece[],
  nth: number,
): Promise<Home> => {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; version: number; rooms: { id: string }[] }; // the contract's
  };
  const client = await call('POST', '/clients', { name: `Client of home ${nth}`, kind: 'homeowner' });
  const address = { address: `${nth + 1} Bench St`, city: 'Portland', state: 'OR' };
  const property = await call('POST', '/properties', { ...address, type: 'house' });
  const day = (from: number) =>
    new Date(Date.now() + (from + 90 * nth) * 86_400_000).toISOString().slice(0, 10);
  const staging = await call('POST', '/stagings', {
    name: `Home ${nth}`,
    clientId: client.id,
    propertyId: property.id,
    installOn: day(200),
    endsOn: day(260),
    rooms: [{ name: 'Dining room', roomType: 'dining' }],
  });
  const roomId = staging.rooms[0]?.id ?? '';
  const wanted = [...Map.groupBy(pieces, ({ itemId }) => itemId)].map(([itemId, of]) => ({
    roomId,
    itemId,
    quantity: of.length,
  }));
  for (let from = 0; from < wanted.length; from += linesAtOnce)
    await call('POST', `/stagings/${staging.id}/lines`, { lines: wanted.slice(from, from + linesAtOnce) });
  for (const status of ['quoted', 'confirmed', 'designing', 'ready']) {
    const { version } = await call('GET', `/stagings/${staging.id}`);
    await call('POST', `/stagings/${staging.id}/status`, { version, status });
  }
  const { id: moveId } = await call('POST', '/moves', {
    stagingId: staging.id,
    kind: 'in',
    scheduledOn: day(199),
  });
  return { moveId, roomId };
};
