/** The zone of this device's clock; the server guesses country, currency and units from it. */
export const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
