import { createServer } from 'node:http';
import { Pool } from 'pg';
import { type BareStatement, bareStatements } from './bare-statements.ts';
import { listStatements } from './list-cases.ts';
import { stagingStatements } from './staging-cases.ts';

/** The limit: node:http and one named statement of `pg`, called by its path with its parameters after `?` as JSON. */
const [host = '', port = '', listenOn = ''] = process.argv.slice(2);
const pool = new Pool({ host, port: Number(port), user: 'postgres', database: 'archway', max: 10 });

createServer((request, response) => {
  const [path = '', parameters = ''] = (request.url ?? '').slice(1).split('?');
  const name = decodeURIComponent(path);
  const values = JSON.parse(decodeURIComponent(parameters)) as string[]; // the bench writes it
  void pool
    .query({
      name,
      text: listStatements[name] ?? stagingStatements[name] ?? bareStatements[name as BareStatement],
      values,
    })
    .then(({ rows }) => {
      const body = JSON.stringify({ rows, total: rows[0]?.['total'] ?? 0 });
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
}).listen(Number(listenOn), '127.0.0.1');
