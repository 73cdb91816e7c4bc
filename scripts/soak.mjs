import { ensureInstalled } from './ensure-installed.mjs';
import { runProduct } from './run-product.mjs';

await ensureInstalled();
process.exit(await runProduct('server/test/soak/run-soak.ts'));
