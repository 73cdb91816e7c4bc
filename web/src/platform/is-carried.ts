/** Whether this device is one that somebody carries along, also to where there is no network. */
export const isCarried = () => globalThis.matchMedia?.('(pointer: coarse)').matches === true;
