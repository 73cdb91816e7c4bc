import type { StockEventKind } from '../stock-event-kinds.ts';
import type { DeviceEvent } from './device-event.ts';

type FieldOf<Event> = Event extends unknown ? keyof Event : never;
export type DeviceEventKind = DeviceEvent['kind'];
export type ReferenceField = Extract<FieldOf<DeviceEvent>, `${string}Id` | 'undoes'>;
export type CodeField = Extract<FieldOf<DeviceEvent>, 'code' | `${string}Code`>;

/** The fields by which events name something: what that is, and the field whose code may stand in its place. */
export const eventReferences = {
  unitId: { thing: 'unit', code: 'code' },
  itemId: { thing: 'item', code: 'code' },
  locationId: { thing: 'location', code: 'locationCode' },
  fromId: { thing: 'location', code: 'fromCode' },
  toId: { thing: 'location', code: 'toCode' },
  moveId: { thing: 'move', code: null },
  roomId: { thing: 'room', code: null },
  lineId: { thing: 'move line', code: null },
  undoes: { thing: 'event', code: null },
} as const satisfies Record<ReferenceField, { readonly thing: string; readonly code: CodeField | null }>;

type References = typeof eventReferences;
type ReferredTo = References[ReferenceField]['thing'];

/** What a code leads to, somebody can name in its place. */
export type AssignableField = {
  [Field in ReferenceField]: References[Field]['code'] extends null ? never : Field;
}[ReferenceField];

/** A kind refers to what its shape has a field for: the compiler holds the table against the shapes. */
type ReferencesOf<Kind extends DeviceEventKind> = {
  readonly [Field in ReferenceField as Field extends keyof Extract<DeviceEvent, { kind: Kind }>
    ? Field
    : never]: true;
} & {
  readonly [Field in ReferenceField as Field extends keyof Extract<DeviceEvent, { kind: Kind }>
    ? never
    : Field]?: never;
};

type KindRow<Kind extends DeviceEventKind> = {
  readonly references: ReferencesOf<Kind>;
  /** Whether it changes how many of something that is only counted stand where. */
  readonly isStock: Kind extends StockEventKind ? true : false;
  /** The number without which nobody can tell what happened. */
  readonly number: 'quantity' | 'counted' | null;
};

const piece = { unitId: true } as const;
const counted = { itemId: true } as const;
const carried = { ...piece, ...counted } as const;
const where = { locationId: true } as const;
const onMove = { moveId: true, roomId: true, lineId: true } as const;
const ofPieces = { isStock: false, number: null } as const;
const ofStock = { isStock: true, number: 'quantity' } as const;

/** Everything that a device records. What is looked up, assigned and allowed by kind is read here. */
export const deviceEventKinds = {
  moved: { references: { ...piece, ...where }, ...ofPieces },
  seen: { references: piece, ...ofPieces },
  damaged: { references: { ...piece, ...onMove }, ...ofPieces },
  missing: { references: { ...carried, ...onMove }, ...ofPieces },
  found: { references: { ...carried, ...where, ...onMove }, ...ofPieces },
  undone: { references: { ...onMove, undoes: true }, ...ofPieces },
  picked: { references: { ...carried, ...where, ...onMove }, ...ofPieces },
  dropped: { references: { ...carried, ...onMove }, ...ofPieces },
  returned: { references: { ...carried, ...where, ...onMove }, ...ofPieces },
  left: { references: { ...carried, ...onMove }, ...ofPieces },
  sold: { references: { ...carried, ...onMove }, ...ofPieces },
  shorted: { references: { ...counted, ...onMove }, isStock: false, number: 'quantity' },
  departed: { references: { moveId: true }, ...ofPieces },
  signed: { references: { moveId: true }, ...ofPieces },
  photographed: { references: { moveId: true, roomId: true }, ...ofPieces },
  received: { references: { ...counted, ...where }, ...ofStock },
  transferred: { references: { ...counted, fromId: true, toId: true }, ...ofStock },
  counted: { references: { ...counted, ...where }, isStock: true, number: 'counted' },
} as const satisfies { [Kind in DeviceEventKind]: KindRow<Kind> };

type AnyRow = Omit<KindRow<DeviceEventKind>, 'references'> & {
  readonly references: Readonly<Partial<Record<ReferenceField, true>>>;
};
const rows: Readonly<Record<string, AnyRow>> = deviceEventKinds;

const kindOf = (kind: unknown): AnyRow | undefined =>
  typeof kind === 'string' && Object.hasOwn(rows, kind) ? rows[kind] : undefined;

const fields = Object.keys(eventReferences) as ReferenceField[]; // of the table

/** The fields by which events name something of a kind. */
export const fieldsNaming = (thing: ReferredTo): ReferenceField[] =>
  fields.filter((field) => eventReferences[field].thing === thing);

/** The fields in which events have a code. */
export const codeFields: readonly CodeField[] = [
  ...new Set(fields.flatMap((field) => eventReferences[field].code ?? [])),
];

const isAssignable = (field: ReferenceField): field is AssignableField =>
  eventReferences[field].code !== null;

export const assignableFields: readonly AssignableField[] = fields.filter(isAssignable);

/** What somebody can name of an event of this kind; nothing of one that nobody knows. */
export const assignableIn = (kind: unknown): AssignableField[] => {
  const { references } = kindOf(kind) ?? {};
  return assignableFields.filter((field) => references?.[field] === true);
};

/** Whether it is whole once somebody tells what it is about: of what is counted, the number is there. */
export const isTellable = (event: Readonly<Record<string, unknown>>): boolean => {
  const known = kindOf(event['kind']);
  if (!known || assignableIn(event['kind']).length === 0) return false;
  return known.number === null || Number.isInteger(event[known.number]);
};
