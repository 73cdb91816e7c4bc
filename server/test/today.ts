/** Which day it is where organizations of these tests are: where somebody signs up in English without naming a time zone. */
export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
