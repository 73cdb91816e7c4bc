import { createConfig, formatProblems, getTotals, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from '../server/src/platform/http/docs/openapi.ts';

/** Holds the document that the product serves under /api/openapi.json against Redocly's recommended rules. */
const source = JSON.stringify(await openApiDocument('https://archway.example'), null, 2);
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
const { errors, warnings } = getTotals(problems);
formatProblems(problems, { format: 'stylish', totals: { errors, warnings, ignored: 0 }, version: '' });
process.exitCode = errors + warnings > 0 ? 1 : 0;
