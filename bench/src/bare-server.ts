import { createServer } from 'node:http';
import postgres from 'postgres';
import { membersSql } from './members.ts';

/** The limit: node:http and the same SQL, with no token, no tenancy, no limits and no checks. */
const [host = '', port = '', orgId = '', listenOn = ''] = process.argv.slice(2);
const sql = postgres({
  host,
  port: Number(port),
  user: 'postgres',
  database: 'archway',
  max: 10,
  onnotice: () => {},
});

createServer((_request, response) => {
  void sql.unsafe(membersSql, [orgId, 25, 0], { prepare: true }).then((rows) => {
    const body = JSON.stringify({ rows, total: rows[0]?.total ?? 0, page: 1, itemsPerPage: 25 });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
}).listen(Number(listenOn), '127.0.0.1');
