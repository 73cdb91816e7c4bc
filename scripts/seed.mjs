import { ensureInstalled } from './ensure-installed.mjs';
import { runProduct } from './run-product.mjs';

await ensureInstalled();
process.exit(await runProduct('server/src/seed.ts'));
