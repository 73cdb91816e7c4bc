import { largestStagingFile } from '@archway/contract/stagings/limits';
import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '../../../inventory/pictures/shrink-picture.ts';
import { api } from '../../../platform/api/api.ts';
import { newKey } from '../../../platform/api/new-key.ts';

/** A file on its way, or refused. One that has arrived is among the files. */
export type Upload = {
  readonly key: string;
  readonly file: File;
  /** How much of it has been sent, as a share of one. */
  readonly share: number;
  /** Why it was not taken; `large` before it is sent at all. */
  readonly problem: unknown;
};

/** Sends files to a job, one after the other; what is refused stays on the list with the reason. */
export const useFileUploads = (stagingId: string) => {
  const [list, setList] = useState<readonly Upload[]>([]);
  const calls = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, changed: Partial<Upload>) =>
    setList((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const drop = (key: string) => setList((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, file }: Upload) => {
    const call = calls.current.get(key);
    if (!call || call.signal.aborted) return;
    try {
      const sent = file.type.startsWith('image/') ? await shrinkPicture(file) : file;
      await api.stagings.addFile(
        { id: stagingId, file: sent },
        { signal: call.signal, context: { onProgress: (share) => change(key, { share }) } },
      );
      drop(key);
    } catch (problem) {
      if (!call.signal.aborted) change(key, { problem, share: 0 });
    }
  };
  const begin = (upload: Upload) => {
    calls.current.set(upload.key, new AbortController());
    last.current = last.current.then(() => send(upload));
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
    add: (files: readonly File[]) => {
      const fresh = files.map(
        (file): Upload => ({
          key: newKey(),
          file,
          share: 0,
          problem: file.size > largestStagingFile ? 'large' : null,
        }),
      );
      setList((all) => [...all, ...fresh]);
      for (const upload of fresh) if (upload.problem === null) begin(upload);
    },
    tryAgain: (key: string) => {
      const upload = list.find((each) => each.key === key);
      if (!upload) return;
      change(key, { problem: null, share: 0 });
      begin(upload);
    },
    remove: (key: string) => {
      calls.current.get(key)?.abort();
      drop(key);
    },
  };
};
