import { buildWeb } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runProduct } from './run-product.mjs';

await ensureInstalled();
await buildWeb();
process.exit(await runProduct('server/src/main.ts'));
