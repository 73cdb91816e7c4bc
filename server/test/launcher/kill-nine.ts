import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';

/** A program under test that acknowledges writes and can be killed: the server, or a stand-in for it. */
export type Writer = {
  /** Resolves once the write is acknowledged, rejects when the program dies first. */
  write(id: string): Promise<unknown>;
  read(): Promise<string[]>;
  kill(): Promise<void>;
};

/**
 * Kills the program again and again in the midst of parallel writes and starts it anew. Gives what was
 * acknowledged and is not there any more (none, one hopes) and how many writes were acknowledged in all.
 */
export const killNine = async ({
  start,
  rounds,
  parallel = 8,
}: {
  start: () => Promise<Writer>;
  rounds: number;
  parallel?: number;
}): Promise<{ lost: string[]; acknowledged: number }> => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const writer = await start();
    const before = acknowledged.length;
    const writers = Array.from({ length: parallel }, (_, hand) =>
      writeUntilDeath({ writer, name: `${round}-${hand}`, acknowledged }),
    );
    // Some were acknowledged, however slow the machine is; then at any moment of the next ones.
    await vi.waitUntil(() => acknowledged.length >= before + leastWrites, { timeout: 60_000, interval: 5 });
    await sleep(Math.random() * 150);
    await writer.kill();
    await Promise.all(writers);
  }
  const last = await start();
  const present = new Set(await last.read());
  return { lost: acknowledged.filter((id) => !present.has(id)), acknowledged: acknowledged.length };
};

/** In each round. */
const leastWrites = 6;

const writeUntilDeath = async ({
  writer,
  name,
  acknowledged,
}: {
  writer: Writer;
  name: string;
  acknowledged: string[];
}) => {
  for (let count = 0; ; count += 1) {
    const id = `${name}-${count}`;
    try {
      await writer.write(id);
    } catch {
      return;
    }
    acknowledged.push(id);
  }
};
