import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import type { DatabaseAddress } from './members.ts';

export type Size = { readonly items: number; readonly organizations?: number; readonly stagings?: number };

/** Sizes are made by the product's own command; one that was made in a folder that is kept is taken as it is. */
export const makeSize = async (folder: string, { items, organizations = 20, stagings = 0 }: Size) => {
  const sizes = { items, organizations, stagings };
  const made = `${folder}.json`;
  const wanted = JSON.stringify(sizes);
  if (existsSync(made) && readFileSync(made, 'utf8').trim() === wanted) return;
  const args = Object.entries(sizes).flatMap(([name, size]) => [`--${name}`, String(size)]);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/src/seed.ts'), ...args], {
    env: { ...process.env, ARCHWAY_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The seed failed.');
  writeFileSync(made, wanted);
};

/** What autovacuum would have done by the next day. */
export const vacuum = async (address: DatabaseAddress) => {
  const sql = postgres({ ...address, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  await sql`vacuum analyze`;
  await sql.end();
};
