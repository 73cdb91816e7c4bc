import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, requestsPerSecond } from './load.ts';
import { seedMembers } from './members.ts';
import { cpuMs, embeddedSocket, startServer } from './running-server.ts';

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
    await benchMembers(server, folder);
  } finally {
    await server.stop();
  }
};

const benchMembers = async ({ url, pid }: { url: string; pid: number }, folder: string) => {
  const { accessToken, orgId } = await signUp(url);
  const place = embeddedSocket(folder);
  await seedMembers(place, orgId);
  const bare = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), place.host, String(place.port), orgId, String(barePort)],
    { stdio: 'inherit' },
  );
  try {
    await sleep(1000);
    const limit = { url: `http://127.0.0.1:${barePort}/`, pid: bare.pid ?? 0, headers: {} };
    const product = { url: `${url}/api/members`, pid, headers: { 'x-access-token': accessToken } };
    const ratios: { speed: number; cpu: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [bareFigures, productFigures] = [await measure(limit), await measure(product)];
      ratios.push({
        speed: productFigures.perSecond / bareFigures.perSecond,
        cpu: productFigures.cpuMs / bareFigures.cpuMs,
      });
      report(
        `members list, round ${round + 1}`,
        `${Math.round(productFigures.perSecond)} of ${Math.round(bareFigures.perSecond)} requests/s`,
      );
    }
    report(
      'members list, requests/s against bare node:http',
      `${median(ratios.map(({ speed }) => speed)).toFixed(2)} (goal ≥ 0.5)`,
    );
    report(
      'members list, node CPU against bare node:http',
      `${median(ratios.map(({ cpu }) => cpu)).toFixed(2)} times`,
    );
  } finally {
    bare.kill('SIGKILL');
  }
};

/** One warm-up, then five seconds; CPU is that of the node process alone. */
const measure = async ({
  url,
  pid,
  headers,
}: {
  url: string;
  pid: number;
  headers: Record<string, string>;
}) => {
  await requestsPerSecond(url, headers, 2);
  const [before, started] = [cpuMs(pid), performance.now()];
  const perSecond = await requestsPerSecond(url, headers);
  const calls = (perSecond * (performance.now() - started)) / 1000;
  return { perSecond, cpuMs: (cpuMs(pid) - before) / calls };
};

const signUp = async (url: string) => {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Bea',
      lastName: 'Nch',
      email: 'bea@bench-owner.test',
      password: 'a figure is not a feeling',
      companyName: 'Figures',
      companyType: 'other',
      companySize: '1',
      city: 'Portland',
      state: 'OR',
    }),
  });
  const { data } = (await answer.json()) as {
    data: { accessToken: string; activeOrganization: { id: string } };
  }; // the contract's SignedUp
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
