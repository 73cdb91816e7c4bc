export type MemorySample = { readonly heap: number; readonly resident: number };

/** Asks the server once a second for what it holds, in megabytes. */
export const watchMemory = (url: string, token: string) => {
  const samples: MemorySample[] = [];
  const look = async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    const figure = (name: string) =>
      Number(new RegExp(`^archway_${name}_bytes (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) / 2 ** 20;
    const heap = figure('nodejs_heap_size_used') + figure('nodejs_external_memory');
    if (heap > 0) samples.push({ heap, resident: figure('process_resident_memory') });
  };
  const timer = setInterval(() => void look().catch(() => {}), 1000);
  return {
    samples,
    line: () => {
      const last = samples.at(-1);
      return last
        ? `heap ${Math.round(last.heap)} MB, resident ${Math.round(last.resident)} MB`
        : 'no figures';
    },
    stop: () => clearInterval(timer),
  };
};

/** The heap goes up and down with its collector: its lowest point in a stretch is what is left after a collection. */
export const lowestOfThirds = (samples: readonly MemorySample[]) => {
  const third = Math.ceil(samples.length / 3);
  return [0, 1, 2].map((at) =>
    Math.min(...samples.slice(at * third, (at + 1) * third).map(({ heap }) => heap)),
  );
};

/**
 * Flat is when the last third of a run has a lowest point of at most a quarter more, and 16 MB for caches that fill, than
 * the second third; the first is for warming up.
 */
export const isFlat = (samples: readonly MemorySample[]) => {
  const [, second = 0, last = 0] = lowestOfThirds(samples);
  return last <= second * 1.25 + 16;
};
