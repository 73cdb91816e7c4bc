/** An address that phones hand to their maps app, and that other devices open in a browser. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
