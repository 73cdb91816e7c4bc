import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import {
  IconArchive,
  IconArchiveOff,
  IconCurrencyDollar,
  IconMapPinCheck,
  IconMapPinQuestion,
  IconPackageExport,
  IconTool,
} from '@tabler/icons-react';

/** What can be said of pieces, in the order it is offered: the daily first, the final last. */
export const recordActions = [
  'move',
  'reportDamage',
  'markMissing',
  'markFound',
  'retire',
  'reinstate',
  'sell',
] as const satisfies readonly UnitAction[];

export const actionIcons = {
  move: IconPackageExport,
  reportDamage: IconTool,
  markMissing: IconMapPinQuestion,
  markFound: IconMapPinCheck,
  retire: IconArchive,
  reinstate: IconArchiveOff,
  sell: IconCurrencyDollar,
} as const satisfies Record<UnitAction, unknown>;
