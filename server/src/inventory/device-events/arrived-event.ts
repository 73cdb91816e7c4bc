import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId, UserId } from '@archway/contract/kernel/ids';
import type { DeviceStamp } from '../units/event-store.ts';
import type { Payload } from './review-store.ts';

/** An event as a device sent it. Without what it says, if that could not be read. */
export type ReadEvent = {
  readonly id: EventId;
  readonly payload: Payload;
  readonly event: DeviceEvent | undefined;
};

/** The same with its moment by the clock of the server, and whose it is. */
export type ArrivedEvent = ReadEvent & {
  readonly at: string;
  readonly device: DeviceStamp;
  readonly by: UserId | null;
};

/** What cannot be recorded, and what of it is known here. */
export type ForReview = {
  readonly arrived: ArrivedEvent;
  readonly reason: ReviewReason;
};
