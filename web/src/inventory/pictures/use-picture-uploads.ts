import { mostPictures } from '@archway/contract/inventory/limits';
import type { FileId } from '@archway/contract/kernel/ids';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { newKey } from '../../platform/api/new-key.ts';
import {
  added,
  arrived,
  broughtBack,
  failed,
  idsOf,
  kept,
  moved,
  type PictureList,
  progressed,
  triedAgain,
  without,
} from './picture-list.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A phone's connection carries two at a time better than ten. */
const atOnce = 2;

/** The pictures of something that is being made or changed: chosen, sent while the rest is typed, ordered, removed. */
export const usePictureUploads = (initial: readonly FileId[]) => {
  const [list, setList] = useState<PictureList>(() => kept(initial));
  const latest = useRef(list);
  const calls = useRef(new Map<string, AbortController>());
  const queue = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const waiting = useRef<(() => void)[]>([]);

  const become = (next: PictureList) => {
    latest.current = next;
    setList(next);
    if (!next.some(({ state }) => state === 'sending')) for (const go of waiting.current.splice(0)) go();
  };

  const work = async () => {
    if (running.current >= atOnce) return;
    const next = queue.current.shift();
    if (!next) return;
    running.current += 1;
    await next();
    running.current -= 1;
    void work();
  };

  const send = (key: string, file: File) => {
    queue.current.push(async () => {
      const call = new AbortController();
      if (!latest.current.some((each) => each.key === key)) return;
      calls.current.set(key, call);
      try {
        const picture = await api.pictures.upload(
          { file: await shrinkPicture(file) },
          {
            signal: call.signal,
            context: { onProgress: (share) => become(progressed(latest.current, key, share)) },
          },
        );
        become(arrived(latest.current, key, picture.id));
      } catch (problem) {
        if (!call.signal.aborted) become(failed(latest.current, key, problem));
      }
      calls.current.delete(key);
    });
    void work();
  };

  // What was on its way belongs to nobody any more.
  useEffect(() => {
    const all = calls.current;
    return () => {
      for (const call of all.values()) call.abort();
    };
  }, []);

  return {
    list,
    ids: idsOf(list),
    room: mostPictures - list.length,
    sending: list.filter(({ state }) => state === 'sending').length,
    refused: list.filter(({ state }) => state === 'failed').length,
    add: (files: readonly File[]) => {
      const fresh = files.map((file) => ({ key: newKey(), file }));
      become(added(latest.current, fresh));
      for (const { key, file } of fresh) if (latest.current.some((each) => each.key === key)) send(key, file);
    },
    tryAgain: (key: string) => {
      const file = latest.current.find((each) => each.key === key)?.file;
      if (!file) return;
      become(triedAgain(latest.current, key));
      send(key, file);
    },
    move: (key: string, to: number) => become(moved(latest.current, key, to)),
    /** Takes it off the list; the answer puts it back where it was. */
    remove: (key: string) => {
      const index = latest.current.findIndex((each) => each.key === key);
      const picture = latest.current[index];
      calls.current.get(key)?.abort();
      become(without(latest.current, key));
      return () => {
        if (!picture) return;
        become(broughtBack(latest.current, picture, index));
        if (picture.state !== 'ready' && picture.file) {
          become(triedAgain(latest.current, key));
          send(key, picture.file);
        }
      };
    },
    /** Starts again from what is saved now. */
    reset: (ids: readonly FileId[]) => become(kept(ids)),
    /** Resolves when nothing is on its way any more, with what is there then. */
    settled: async () => {
      if (latest.current.some(({ state }) => state === 'sending'))
        await new Promise<void>((go) => waiting.current.push(go));
      return {
        ids: idsOf(latest.current),
        refused: latest.current.filter(({ state }) => state === 'failed').length,
      };
    },
  };
};

export type PictureUploads = ReturnType<typeof usePictureUploads>;
