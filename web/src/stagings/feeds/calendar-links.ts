/** Addresses that hand a calendar's link to the programs that most people have. */
export const calendarLinks = (url: string) => {
  // Programs on the device open these themselves.
  const webcal = url.replace(/^https?:/, 'webcal:');
  return {
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    apple: webcal,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`,
  };
};
