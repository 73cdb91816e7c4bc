import type { Balance } from '@archway/contract/inventory/unit';

/** Locations that hold something, to choose from, each with how many stand there. */
export const locationsOf = (balances: readonly Balance[]) =>
  balances.map(({ locationId, locationName, onHand }) => ({
    value: locationId as string,
    label: `\u2068${locationName}\u2069 (${onHand})`,
  }));
