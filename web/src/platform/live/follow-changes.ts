import { liveAddress, longestShownMs, shownFor, type ToldChange } from '@archway/contract/kernel/api/live';
import { addressOf, named } from '../base.ts';
import { freshSession } from '../session/fresh-session.ts';

/** What a page hears: one change, or that it may have missed some. */
export type Heard = ToldChange | 'everything';

type Message = { readonly name: string; readonly heard?: Heard; readonly since?: number };

const channelName = named('archway-live');
/** A stream that ended is asked for again after a moment of its own, so that a company's pages do not all come at once. */
const again = () => 500 + Math.random() * 1500;
const longestWait = 60_000;

/**
 * Follows what others change in the organization. One stream serves all tabs of the browser, because a browser opens few
 * connections to one host: the tab that holds the lock listens and tells the others. Answers how to stop.
 */
export const followChanges = (organizationId: string, hear: (heard: Heard) => void): (() => void) => {
  const ending = new AbortController();
  const tabs = globalThis.BroadcastChannel && new BroadcastChannel(channelName);
  const name = `${channelName}-${organizationId}`;
  const told: { readonly heard: Heard; readonly at: number }[] = [];
  const post = (message: Omit<Message, 'name'>) => tabs?.postMessage({ name, ...message });
  tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.name !== name) return;
    if (data.heard) hear(data.heard);
    // A tab that comes later has read before it hears. Only the one that listens has told anything.
    if (data.since !== undefined) for (const { heard, at } of told) if (at >= data.since) post({ heard });
  });
  const tell = (heard: Heard) => {
    hear(heard);
    post({ heard });
    told.push({ heard, at: Date.now() });
    while (told[0] && told[0].at < Date.now() - longestShownMs) told.shift();
  };
  post({ since: Date.now() - pageAge() });
  const listening = () => listenUntil(ending.signal, tell);
  const held = navigator.locks
    ? navigator.locks.request(name, { signal: ending.signal }, listening)
    : listening();
  // Giving the place in the queue up is how a tab stops.
  held.catch(() => undefined);
  return () => {
    ending.abort();
    tabs?.close();
  };
};

const listenUntil = async (signal: AbortSignal, tell: (heard: Heard) => void) => {
  let wait = again();
  for (let first = true; !signal.aborted; first = false) {
    // The page's own calls have just seen to the session; later it may have run out.
    if (!first) await freshSession();
    if (signal.aborted) return;
    const listened = await listenOnce(signal, tell, first);
    wait = listened ? again() : Math.min(wait * 2, longestWait);
    await pause(wait, signal);
  }
};

/** Listens to one stream until it ends. Answers whether it was heard at all. */
const listenOnce = (signal: AbortSignal, tell: (heard: Heard) => void, first: boolean) =>
  new Promise<boolean>((over) => {
    const stream = new EventSource(
      addressOf(first ? `${liveAddress}?${shownFor}=${pageAge()}` : liveAddress),
    );
    let listened = false;
    const end = () => {
      stream.close();
      over(listened);
    };
    stream.addEventListener('listening', () => {
      listened = true;
      if (!first) tell('everything');
    });
    stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
      tell(JSON.parse(data) as ToldChange),
    ); // the server writes nothing else
    stream.addEventListener('missed', () => tell('everything'));
    stream.addEventListener('again', end);
    stream.addEventListener('error', end);
    signal.addEventListener('abort', end, { once: true });
  });

/** The first of what is on the page was read after this page was begun. */
const pageAge = () => Math.ceil(performance.now());

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
