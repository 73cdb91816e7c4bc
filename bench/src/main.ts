import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, requestsPerSecond } from './load.ts';
import { seedMembers } from './members.ts';
import { embeddedSocket, startServer } from './running-server.ts';

const productPort = 3901;
const barePort = 3902;
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
    await benchMembers(server.url, folder);
  } finally {
    await server.stop();
  }
};

const benchMembers = async (url: string, folder: string) => {
  const { accessToken, orgId } = await signUp(url);
  const place = embeddedSocket(folder);
  await seedMembers(place, orgId);
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), place.host, String(place.port), orgId, String(barePort)], { stdio: 'inherit' });
  try {
    await sleep(1000);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const limit = await requestsPerSecond(`http://127.0.0.1:${barePort}/`);
      const product = await requestsPerSecond(`${url}/api/members`, { 'x-access-token': accessToken });
      ratios.push(product / limit);
      report(`members list, round ${round + 1}`, `${Math.round(product)} of ${Math.round(limit)} requests/s = ${(product / limit).toFixed(2)}`);
    }
    report('members list, median ratio to bare node:http', `${median(ratios).toFixed(2)} (goal ≥ 0.5)`);
  } finally {
    bare.kill('SIGKILL');
  }
};

const signUp = async (url: string) => {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Bea', lastName: 'Nch', email: 'bea@bench-owner.test', password: 'a figure is not a feeling', companyName: 'Figures', companyType: 'other', companySize: '1', city: 'Portland', state: 'OR' }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string; activeOrganization: { id: string } } }; // the contract's SignedUp
  return { accessToken: data.accessToken, orgId: data.activeOrganization.id };
};

const report = (what: string, figure: string) => process.stdout.write(`${what.padEnd(48)} ${figure}\n`);

// Open to enter: as root, PostgreSQL runs as another user who must reach the folder inside.
const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
chmodSync(folder, 0o755);
try {
  await bench(join(folder, 'data'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
