import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { DatabaseAddress } from './members.ts';
import { report } from './report.ts';

/** A call that has to be quick, and the index that makes it so. */
export type HotCall = { readonly name: string; readonly url: string; readonly index: string };

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Sort Key'?: string[];
  Plans?: Node[];
};
type Explained = { 'Query Text': string; Plan: Node };

const kept = resolve(import.meta.dirname, '../plans');
/** Tables that grow with the catalog: nothing may read all of one. */
const growing = new Set([
  'item',
  'unit',
  'scan_event',
  'audit_entry',
  'stock_ledger',
  'design_line',
  'reservation',
]);

/** From now on PostgreSQL writes every plan of the product into its log. New connections only: the server starts after it. */
export const explainEverything = async (address: DatabaseAddress) => {
  const sql = postgres({ ...address, user: 'postgres', database: 'archway', max: 1, onnotice: () => {} });
  for (const [name, value] of Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
  }))
    await sql.unsafe(`alter system set ${name} = '${value}'`);
  await sql`select pg_reload_conf()`;
  await sql.end();
};

/** Makes each call, keeps its plans in `bench/plans/`, and tells whether each uses its index and reads no growing table whole. */
export const checkPlans = async (
  dataFolder: string,
  headers: Record<string, string>,
  calls: readonly HotCall[],
) => {
  const log = join(dataFolder, 'postgres/postgresql.log');
  // The log is written by another process; what was asked before this is in it by now.
  await sleep(300);
  for (const { name, url, index } of calls) {
    const before = readFileSync(log, 'utf8').length;
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
    await answer.text();
    await sleep(300);
    const plans = plansIn(readFileSync(log, 'utf8').slice(before)).filter(isOfTheCall);
    const nodes = plans.flatMap(({ Plan }) => all(Plan));
    const whole = nodes.find(
      (node) => node['Node Type'] === 'Seq Scan' && growing.has(node['Relation Name'] ?? ''),
    );
    const used = nodes.some((node) => node['Index Name'] === index);
    writeFileSync(
      join(kept, `${name}.txt`),
      `${plans.map(({ Plan }) => drawn(Plan).join('\n')).join('\n\n')}\n`,
    );
    report(`plan of ${name}`, used && !whole ? `uses ${index}` : wrong(index, whole));
    if (!used || whole) process.exitCode = 1;
  }
};

const wrong = (index: string, whole: Node | undefined) =>
  whole ? `READS ALL OF ${whole['Relation Name']}` : `DOES NOT USE ${index}`;

/** Lines that begin with a tab go on with the entry before them. */
const plansIn = (text: string): Explained[] =>
  [...text.matchAll(/plan:\n((?:\t.*\n)+)/g)].map(([, body = '']) => JSON.parse(body) as Explained); // auto_explain's own shape

/** Who calls is asked in every call, and the same way; how often, is counted on the side, and the queue looks for jobs at any time. */
const isOfTheCall = ({ Plan }: Explained) =>
  all(Plan).some(
    ({ 'Relation Name': relation = '' }) =>
      relation !== '' && !ofEveryCall.has(relation) && !relation.startsWith('_private_job'),
  );
const ofEveryCall = new Set(['session', 'app_user', 'membership', 'organization', 'role', 'rate_bucket']);

const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];

const drawn = (node: Node, depth = 0): string[] => {
  const of = node['Relation Name'] ? ` on ${node['Relation Name']}` : '';
  const by = node['Index Name'] ? ` using ${node['Index Name']}` : '';
  const sorted = node['Sort Key'] ? ` by ${node['Sort Key'].join(', ')}` : '';
  return [
    `${'  '.repeat(depth)}${node['Node Type']}${by}${of}${sorted}`,
    ...(node.Plans ?? []).filter(hasContent).flatMap((inner) => drawn(inner, depth + 1)),
  ];
};

/** A setting that is read, a constant. */
const hasContent = (node: Node) => node['Node Type'] !== 'Result' || node.Plans !== undefined;
