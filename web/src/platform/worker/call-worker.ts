import type { ToWorker } from './worker-names.ts';

export const tell = (worker: ServiceWorker | null, message: ToWorker, ports: MessagePort[] = []) =>
  worker?.postMessage(message, ports);

/** Sends a worker something that it answers. One that is older, or on its way out, never does. */
export const callWorker = <Answer>(worker: ServiceWorker, message: ToWorker): Promise<Answer> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    tell(worker, message, [port2]);
  });
