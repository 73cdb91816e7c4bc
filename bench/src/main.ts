import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compareAll } from './compare.ts';
import { benchImport } from './import.ts';
import { benchInventory, benchItemLists, benchItemNeighbors, benchItemTyping } from './inventory.ts';
import { median } from './load.ts';
import { seedMembers } from './members.ts';
import { benchMoveScanning } from './move-scanning.ts';
import { benchMoveScans } from './move-scans.ts';
import { report } from './report.ts';
import { embeddedSocket, startServer } from './running-server.ts';
import { benchScanCodes } from './scan-codes.ts';
import { benchScanning } from './scanning.ts';
import { benchScans } from './scans.ts';
import { signUp } from './sign-up.ts';
import { benchAvailability, benchReserving, benchStagingLists } from './stagings.ts';

const productPort = 3901;
const rounds = 3;

/** Figures of one run on one machine: start and memory as they are, speed only as a ratio to the bare limit. */
const bench = async (folder: string) => {
  const first = await startServer(folder, productPort);
  await first.stop();
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const again = await startServer(folder, productPort);
    starts.push(again.startMs);
    await again.stop();
  }
  const server = await startServer(folder, productPort);
  await sleep(3000);
  const idleMb = server.residentMb();
  report('first start, database made', `${Math.round(first.startMs)} ms`);
  report('cold start on an existing database', `${Math.round(median(starts))} ms (goal ≤ 1500)`);
  report('resident memory of node, idle', `${Math.round(idleMb)} MB (goal ≤ 150)`);
  try {
    await benchMembers(server, folder);
  } finally {
    await server.stop();
  }
};

const benchMembers = async ({ url, pid }: { url: string; pid: number }, folder: string) => {
  const { accessToken, orgId } = await signUp(url);
  await seedMembers(embeddedSocket(folder), orgId);
  await compareAll(folder, pid, [
    {
      what: 'members list',
      goal: '≥ 0.5',
      product: { url: `${url}/api/members`, headers: { 'x-access-token': accessToken } },
      bare: { statement: 'members', values: [orgId, 25, 0] },
    },
  ]);
};

/** `npm run bench -- lists` runs one of them, `npm run bench -- lists '^category' 20000` what it has with such a name, at that size. */
const parts: Record<string, (detail?: string, size?: number) => Promise<void>> = {
  start: () => bench(join(folder, 'data')),
  inventory: () => benchInventory(join(folder, 'inventory'), productPort),
  lists: (detail, size) => benchItemLists(join(folder, 'lists'), productPort, detail, size),
  neighbors: () => benchItemNeighbors(join(folder, 'neighbors'), productPort),
  typing: (_, size) => benchItemTyping(join(folder, 'typing'), productPort, size),
  stagings: (detail, size) => benchStagingLists(join(folder, 'stagings'), productPort, detail, size),
  availability: (_, size) => benchAvailability(join(folder, 'availability'), productPort, size),
  reserving: (_, size) => benchReserving(join(folder, 'reserving'), productPort, size),
  scans: (_, size) => benchScans(join(folder, 'scans'), productPort, size),
  'move-scans': (_, size) => benchMoveScans(join(folder, 'move-scans'), productPort, size),
  'move-scanning': (_, size) => benchMoveScanning(join(folder, 'move-scanning'), productPort, size),
  scanning: (_, size) => benchScanning(join(folder, 'scanning'), productPort, size),
  'scan-codes': (_, size) => benchScanCodes(join(folder, 'scan-codes'), productPort, size),
  import: () => benchImport(join(folder, 'import'), productPort),
};

// Open to enter: as root, PostgreSQL runs as another user who must reach the folder inside.
// A million items take an hour to make: whoever names a folder keeps them for the next run.
const kept = process.env['BENCH_FOLDER'];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'archway-bench-'));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
try {
  const [part, detail, size] = process.argv.slice(2);
  for (const [name, run] of Object.entries(parts))
    if (!part || part === name) await run(detail, size ? Number(size) : undefined);
} finally {
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
