import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId, UserId } from '@archway/contract/kernel/ids';
import type { DeviceStamp } from '../units/event-store.ts';
import { readMended } from './mend-rules.ts';
import type { KeptReview, Payload } from './review-store.ts';

/** An event as a device sent it. Without what it says, if that could not be read. */
export type ReadEvent = {
  readonly id: EventId;
  readonly payload: Payload;
  readonly event: DeviceEvent | undefined;
  /** A moment or a note of it could not be read; it is recorded all the same. */
  readonly isMended: boolean;
  /** What the clock of the device showed then. */
  readonly shown?: string | undefined;
};

/** The same with its moment by the clock of the server, and whose it is. */
export type ArrivedEvent = ReadEvent & {
  readonly at: string;
  readonly device: DeviceStamp;
  readonly by: UserId | null;
  /** Of a helper, about anything else than the move they help with, or after that: nothing of it is looked up. */
  readonly isElsewhere?: boolean;
  /** Somebody decided that it is recorded, however late it came. */
  readonly isDecided?: boolean;
};

/** What cannot be recorded, and what of it is known here. */
export type ForReview = {
  readonly arrived: ArrivedEvent;
  readonly reason: ReviewReason;
};

/** An event that waited, as it arrived. */
export const asArrived = ({
  id,
  at,
  deviceId,
  deviceAt,
  offsetMs,
  by,
  payload,
}: KeptReview): ArrivedEvent => ({
  id,
  at,
  device: { id: deviceId, at: deviceAt, offsetMs },
  by,
  payload,
  ...readMended({ ...payload, id }),
});
