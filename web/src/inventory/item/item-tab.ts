import type { Item } from '@archway/contract/inventory/item';
import type { Unit } from '@archway/contract/inventory/unit';
import type { UnitAction } from '@archway/contract/inventory/unit-actions';

/** What every tab of an item gets. */
export type ItemTabProps = {
  item: Item;
  /** Opens the dialog of an action; without pieces it asks for them. */
  onRecord: (action: UnitAction, pieces?: readonly Unit[], onRecorded?: () => void) => void;
};
