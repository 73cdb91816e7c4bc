import { newId } from '../../src/platform/ids.ts';
import type { PersonInTest } from '../people.ts';

type Line = { itemId: string; unitId: string | null; planned: number; tracking: string };
type Piece = { id: string; custody: string };

const must = async (answer: ReturnType<PersonInTest['post']>) => {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(text);
  return body;
};

const record = (person: PersonInTest, events: object[]) =>
  must(
    person.post('/scans', {
      device: newId(),
      sentAt: new Date().toISOString(),
      events: events.map((event) => ({ id: newId(), at: new Date().toISOString(), ...event })),
    }),
  );

const complete = async (person: PersonInTest, id: string) => {
  const { version } = (await person.get(`/moves/${id}`)).body;
  return must(person.post(`/moves/${id}/complete`, { version }));
};

const planned = (person: PersonInTest, stagingId: string, kind: string) =>
  must(person.post('/moves', { stagingId, kind, scheduledOn: '2027-02-28' }));

/** Any piece of each line, pinned ones by name, that stands as it has to. */
const piecesFor = async (person: PersonInTest, lines: readonly Line[], custody: string) => {
  const taken = new Set<string>(lines.flatMap(({ unitId }) => unitId ?? []));
  const chosen: object[] = [];
  for (const { itemId, unitId, planned: many, tracking } of lines) {
    if (tracking === 'bulk') chosen.push({ itemId, quantity: many });
    else if (unitId) chosen.push({ unitId });
    else {
      const { rows } = (await person.get(`/units?itemId=${itemId}&itemsPerPage=100`)).body;
      const free = rows.filter((piece: Piece) => piece.custody === custody && !taken.has(piece.id));
      for (const { id } of free.slice(0, many)) {
        taken.add(id);
        chosen.push({ unitId: id });
      }
    }
  }
  return chosen;
};

/** A job that is ready goes live as jobs do: what is promised to it is moved in. */
export const goLive = async (person: PersonInTest, stagingId: string) => {
  const move = await planned(person, stagingId, 'in');
  const pieces = await piecesFor(person, move.lines, 'in_storage');
  await record(
    person,
    pieces.flatMap((piece) => [
      { kind: 'picked', moveId: move.id, ...piece },
      { kind: 'dropped', moveId: move.id, ...piece },
    ]),
  );
  return complete(person, move.id);
};

/** Everything is moved out of its home again, into one bin. */
export const moveOut = async (person: PersonInTest, stagingId: string, locationId: string) => {
  const move = await planned(person, stagingId, 'out');
  const pieces = await piecesFor(person, move.lines, 'on_site');
  await record(
    person,
    pieces.flatMap((piece) => [
      { kind: 'picked', moveId: move.id, ...piece },
      { kind: 'returned', moveId: move.id, locationId, ...piece },
    ]),
  );
  return complete(person, move.id);
};
