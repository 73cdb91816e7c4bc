/** What the server tells the page: `<meta name="archway-config">`, written for each answer. Nothing in it is secret. */
export type WebConfig = {
  /** Below which path the app stands. */
  readonly base: string;
  readonly translation: boolean;
  readonly defaultLocale: string;
  readonly posthogKey: string | null;
  readonly posthogHost: string | null;
  readonly embedded: boolean;
  /** Mails can be read at /dev/mail: an embedded installation without a mail server. */
  readonly mailPage: boolean;
  /** Whether a worker opens the app without a network. */
  readonly serviceWorker?: boolean;
  /** Where pictures of the map come from, and who drew it; without them a plain grid is shown. */
  readonly mapTiles: { readonly url: string; readonly credit: string } | null;
};

const withoutServer: WebConfig = {
  base: '/',
  translation: false,
  defaultLocale: 'en',
  posthogKey: null,
  posthogHost: null,
  embedded: false,
  mailPage: false,
  mapTiles: null,
};

const readWebConfig = (): WebConfig => {
  const content = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="archway-config"]')?.content;
  try {
    return { ...withoutServer, ...JSON.parse(content || '{}') };
  } catch {
    return withoutServer;
  }
};

export const webConfig = readWebConfig();
