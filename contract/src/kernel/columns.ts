/**
 * How the values of a column travel: `ids` one behind the other, `texts` as they are, `repeated` each once, with where it
 * stands. Rows of one kind take a fraction of what they take one by one.
 */
export type ColumnKind = 'ids' | 'texts' | 'repeated';
export type ColumnKinds = Readonly<Record<string, ColumnKind>>;

type Repeated = { values: (string | null)[]; at: number[] };
type Packed = { ids: { packed: string }; texts: string[]; repeated: Repeated };

export type Columns<Kinds extends ColumnKinds> = {
  -readonly [Name in keyof Kinds]: Packed[Kinds[Name]];
};

/** A row of texts, of which those that are repeated may be null. */
export type ColumnRow<Kinds extends ColumnKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends 'repeated' ? string | null : string;
};

export const packColumns = <const Kinds extends ColumnKinds>(
  kinds: Kinds,
  rows: readonly ColumnRow<Kinds>[],
): Columns<Kinds> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, pack[kind](rows.map((row) => row[name] ?? null))]),
  ) as Columns<Kinds>; // each by its kind

export const unpackColumns = <const Kinds extends ColumnKinds>(
  kinds: Kinds,
  columns: Columns<Kinds>,
): ColumnRow<Kinds>[] => {
  const names = Object.keys(kinds);
  const lists = names.map((name) => unpack[kinds[name] as ColumnKind](columns[name] as never)); // packed by the same kind
  // Field by field, in one order: a hundred thousand rows are read at the start of a phone.
  return Array.from({ length: lists[0]?.length ?? 0 }, (_, nth) => {
    const row: Record<string, string | null> = {};
    for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = lists[at]?.[nth] ?? null;
    return row as ColumnRow<Kinds>; // as it was packed
  });
};

const pack = {
  ids: (values: readonly (string | null)[]) => ({ packed: packIds(values.map(String)) }),
  texts: (values: readonly (string | null)[]) => values.map(String),
  repeated: (values: readonly (string | null)[]): Repeated => {
    const places = new Map<string | null, number>();
    const at = values.map((value) => {
      const known = places.get(value) ?? places.size;
      places.set(value, known);
      return known;
    });
    return { values: [...places.keys()], at };
  },
};

const unpack = {
  ids: ({ packed }: Packed['ids']) => unpackIds(packed),
  texts: (values: readonly string[]) => values,
  repeated: ({ values, at }: Repeated) => at.map((nth) => values[nth] ?? null),
} as const;

const digits = 32;

/** Without dashes, and without what each has in common with the one before: ids in their order have their first digits so. */
const packIds = (ids: readonly string[]) => {
  let before = '';
  return ids
    .map((id) => {
      const hex = id.replaceAll('-', '');
      let shared = 0;
      while (shared < digits - 1 && hex[shared] === before[shared]) shared += 1;
      before = hex;
      return shared.toString(digits) + hex.slice(shared);
    })
    .join('');
};

const unpackIds = (packed: string) => {
  const ids: string[] = [];
  let before = '';
  for (let at = 0; at < packed.length; ) {
    const shared = Number.parseInt(packed[at] ?? '', digits);
    const hex = before.slice(0, shared) + packed.slice(at + 1, at + 1 + digits - shared);
    ids.push(
      `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    );
    before = hex;
    at += 1 + digits - shared;
  }
  return ids;
};
