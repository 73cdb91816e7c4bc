/** So long a navigation waits for the first byte of the server before the kept page opens instead. */
export const patienceMs = 4000;

/** Whether the app has a screen at this address, as the server would answer it. What is on a label may end like a file. */
export const isPage = (url: URL, base: string): boolean => {
  if (!url.pathname.startsWith(base)) return false;
  const path = url.pathname.slice(base.length);
  if (/^(api|dev|pictures|live|livez|readyz|metrics)(\/|$)/.test(path)) return false;
  return path.startsWith('scan/') || !/(^|\/)\.|\.[a-z0-9]{1,8}$/i.test(path);
};

/** Only a page of this build opens with the files of this build. */
export const isOfVersion = (html: string, version: string) =>
  html.includes(`<meta name="archway-version" content="${version}"`);
