import {
  type DeviceEventKind,
  deviceEventKinds,
} from '@archway/contract/inventory/device-events/event-kinds';

/** Of what there are photos only. */
type Kind = DeviceEventKind | 'forgotten';

/** What was recorded, by the name of its words; what an older or newer version of the app made up has none. */
export const kindWord = (kind: string): Kind | 'unknown' =>
  kind === 'forgotten' || Object.hasOwn(deviceEventKinds, kind) ? (kind as Kind) : 'unknown'; // one of them
