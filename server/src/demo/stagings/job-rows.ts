import { addDays } from '@archway/contract/kernel/days';
import type { ValuesOf } from '@archway/contract/kernel/fields/fields';
import type {
  DesignId,
  ItemId,
  LineId,
  MembershipId,
  RoomId,
  StagingId,
  UnitId,
  UserId,
} from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { roomFields } from '@archway/contract/stagings/room-fields';
import type { stagingFields } from '@archway/contract/stagings/staging-fields';
import { isOut, promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { DesignStatus, ReservationStatus, StagingStatus } from '@archway/contract/stagings/states';
import { newId } from '../../platform/ids.ts';
import { heldUntil } from '../../stagings/stay-rules.ts';
import { minorUnits } from '../catalog/demo-rows.ts';
import type { DemoJob, DemoRoom } from './demo-job.ts';
import type { ClientValues, PropertyValues } from './party-rows.ts';

export type Designer = { readonly id: MembershipId; readonly userId: UserId; readonly name: string };

export type StagingValues = Partial<ValuesOf<typeof stagingFields>> & {
  id: StagingId;
  number: number;
  name: string;
  status: StagingStatus;
  installOn: string;
  endsOn: string;
  heldUntil: string;
  termDays: number;
  installedOn: string | null;
  destagedOn: string | null;
  begunOn: string;
  designId: DesignId;
  designStatus: DesignStatus;
  by: Designer;
};
export type RoomValues = Partial<ValuesOf<typeof roomFields>> & {
  id: RoomId;
  stagingId: StagingId;
  position: number;
};
export type LineValues = {
  id: LineId;
  stagingId: StagingId;
  roomId: RoomId;
  itemId: ItemId;
  unitId: UnitId | null;
  quantity: number;
  position: number;
  status: ReservationStatus;
  bumpedBy: StagingId | null;
  bumpedDaysAgo: number | null;
};
export type JobRows = { stagings: StagingValues[]; rooms: RoomValues[]; lines: LineValues[] };

type Surroundings = {
  readonly language: Language;
  readonly today: string;
  readonly itemIds: ReadonlyMap<number, ItemId>;
  readonly units: ReadonlyMap<ItemId, UnitId>;
  /** By address. */
  readonly designers: ReadonlyMap<string, Designer>;
  readonly clients: ReadonlyMap<string, ClientValues>;
  readonly properties: ReadonlyMap<string, PropertyValues>;
};

/** The rows of all jobs, numbered in their order. */
export const jobRows = (jobs: readonly DemoJob[], around: Surroundings): JobRows => {
  const stagings = new Map(jobs.map((job, index) => [job.key, stagingRow(job, index + 1, around)]));
  const rooms: RoomValues[] = [];
  const lines: LineValues[] = [];
  for (const job of jobs) {
    const staging = known(stagings, job.key);
    for (const [position, room] of job.rooms.entries()) {
      const row = roomRow(staging.id, room, position);
      rooms.push(row);
      lines.push(...lineRows(job, { staging, room, roomId: row.id, stagings, around }));
    }
  }
  return { stagings: [...stagings.values()], rooms, lines };
};

const stagingRow = (
  job: DemoJob,
  number: number,
  { language, today, designers, clients, properties }: Surroundings,
): StagingValues => {
  const money = (amount: number | undefined) => (amount === undefined ? null : amount * minorUnits[language]);
  const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
  const property = known(properties, job.property);
  const endsOn = addDays(today, job.ends);
  const by = known(designers, job.designer);
  return {
    id: newId<StagingId>(),
    number,
    name: job.name ?? property.address,
    type: job.type,
    status: job.status,
    clientId: known(clients, job.client).id,
    agentId: job.agent ? known(clients, job.agent).id : null,
    homeownerId: job.homeowner ? known(clients, job.homeowner).id : null,
    propertyId: property.id,
    designerId: by.id,
    installOn: addDays(today, job.installs),
    endsOn,
    heldUntil: heldUntil(job.status, endsOn, today),
    termDays: job.term ?? job.ends - job.installs,
    installedOn: isOut(job.status) || job.status === 'closed' ? addDays(today, job.installs) : null,
    destagedOn: job.status === 'closed' ? endsOn : null,
    autoRenew: job.autoRenew ?? false,
    monthlyAmount: money(job.monthly),
    fees: money(job.fees),
    deposit: money(job.deposit),
    budget: money(job.budget),
    listPrice: money(job.listPrice),
    listingUrl: job.listingUrl ?? '',
    listedOn: day(job.listed),
    pendingOn: day(job.pending),
    soldOn: day(job.sold),
    notes: job.notes ?? '',
    begunOn: addDays(today, job.begun),
    designId: newId<DesignId>(),
    designStatus: designStatuses[job.status],
    by,
  };
};

/** A design is approved before a home is ready. */
const designStatuses: Readonly<Record<StagingStatus, DesignStatus>> = {
  lead: 'draft',
  quoted: 'shared',
  confirmed: 'draft',
  designing: 'shared',
  ready: 'approved',
  installing: 'approved',
  live: 'approved',
  notice: 'approved',
  destaging: 'approved',
  closed: 'approved',
  lost: 'shared',
  canceled: 'draft',
};

const feetToMillimeters = 304.8;

const roomRow = (
  stagingId: StagingId,
  { name, type, floor, feet }: DemoRoom,
  position: number,
): RoomValues => ({
  id: newId<RoomId>(),
  stagingId,
  position,
  name,
  roomType: type,
  floor: floor ?? null,
  width: feet ? Math.round(feet[0] * feetToMillimeters) : null,
  depth: feet ? Math.round(feet[1] * feetToMillimeters) : null,
});

type Here = {
  staging: StagingValues;
  room: DemoRoom;
  roomId: RoomId;
  stagings: ReadonlyMap<string, StagingValues>;
  around: Surroundings;
};

const lineRows = (job: DemoJob, { staging, room, roomId, stagings, around }: Here): LineValues[] =>
  Object.entries(room.pieces).map(([given, quantity], position) => {
    const number = Number(given);
    const itemId = known(around.itemIds, number);
    const bumped = job.bumped?.item === number ? job.bumped : undefined;
    return {
      id: newId<LineId>(),
      stagingId: staging.id,
      roomId,
      itemId,
      unitId: job.pinned?.includes(number) ? known(around.units, itemId) : null,
      quantity,
      position,
      // What ended let everything go.
      status: bumped ? 'bumped' : (promiseStatusOf(job.status) ?? 'released'),
      bumpedBy: bumped ? known(stagings, bumped.by).id : null,
      bumpedDaysAgo: bumped ? bumped.daysAgo : null,
    };
  });

const known = <Key, Value>(all: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = all.get(key);
  if (value === undefined) throw new Error(`The demo has no ${key}.`);
  return value;
};
