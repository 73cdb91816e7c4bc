import { resolve } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { runProduct } from './run-product.mjs';

// npm runs this in the repository; the file is meant from where the command was given.
const [file] = process.argv.slice(2);
if (file) process.argv[2] = resolve(process.env.INIT_CWD ?? process.cwd(), file);

await ensureInstalled();
process.exit(await runProduct('server/src/restore.ts'));
