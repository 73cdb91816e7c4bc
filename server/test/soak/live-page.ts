import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, type SoakPerson } from './soak-person.ts';
import type { Tally } from './tally.ts';

/** Reads all, stops reading for a while, or goes away in the middle. */
export type Manner = 'honest' | 'slow' | 'leaving';

export type LivePage = ReturnType<typeof openLivePage>;

/** A page that listens as a browser does: whenever its stream ends it comes back a moment later. */
export const openLivePage = (url: string, person: SoakPerson, tally: Tally, manner: Manner) => {
  const page = { heard: 0, listened: 0, last: '' };
  let [over, unmannerly] = [false, manner !== 'honest'];
  let open: ClientRequest | undefined;

  const listen = () =>
    new Promise<void>((resolve) => {
      const headers = { cookie: `accessToken=${person.token()}` };
      const sent = request(`${url}/live`, { agent: false, headers });
      open = sent;
      sent.on('response', (answer) => {
        tally.count(`live ${answer.statusCode}`);
        if (answer.statusCode === 401) void person.renew();
        if (answer.statusCode === 200) page.listened += 1;
        if (unmannerly) beUnmannerly(manner, answer, sent);
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          page.heard += text.match(/^data: \{/gm)?.length ?? 0;
          page.last = `${page.last}${text}`.slice(-20_000);
        });
        answer.on('error', () => {});
      });
      sent.on('error', (error) => {
        if (!over && manner !== 'leaving') tally.count(`live ${reasonOf(error)}`);
      });
      sent.on('close', resolve);
      sent.end();
    });

  const listening = (async () => {
    while (!over) {
      await listen();
      await sleep(100 + Math.random() * 200);
    }
  })();

  return {
    page,
    person,
    hasHeard: (id: string) => page.last.includes(id),
    /** From now on it reads what it is told. */
    behave: () => {
      if (unmannerly) open?.destroy();
      unmannerly = false;
    },
    close: async () => {
      over = true;
      open?.destroy();
      await listening;
    },
  };
};

const beUnmannerly = (manner: Manner, answer: IncomingMessage, sent: ClientRequest) => {
  if (manner === 'leaving') setTimeout(() => sent.destroy(), Math.random() * 1500);
  else {
    setTimeout(() => answer.pause(), Math.random() * 500);
    setTimeout(() => answer.resume(), 1500 + Math.random() * 3000);
  }
};
