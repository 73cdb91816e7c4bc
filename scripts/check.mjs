import { ensureInstalled } from './ensure-installed.mjs';
import { runChecks } from './run-checks.mjs';

/** `npm run check`: everything that can be known without running the product. `--fix` lets the linter write. */
await ensureInstalled();
const results = await runChecks({ fix: process.argv.includes('--fix') });
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
