import { createServer } from 'node:http';
import postgres from 'postgres';
import { type BareStatement, bareStatements } from './bare-statements.ts';

/** The limit: node:http and one statement, named in the path with its parameters after `?` as JSON. */
const [host = '', port = '', listenOn = ''] = process.argv.slice(2);
const sql = postgres({
  host,
  port: Number(port),
  user: 'postgres',
  database: 'archway',
  max: 10,
  fetch_types: false,
  onnotice: () => {},
});

createServer((request, response) => {
  const [name = '', parameters = ''] = (request.url ?? '').slice(1).split('?');
  const values = JSON.parse(decodeURIComponent(parameters)) as string[]; // the bench writes it
  void sql.unsafe(bareStatements[name as BareStatement], values, { prepare: true }).then((rows) => {
    const body = JSON.stringify({ rows, total: rows[0]?.['total'] ?? 0 });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
}).listen(Number(listenOn), '127.0.0.1');
