import { problemStatus } from '@archway/contract/kernel/api/problem';
import type { openApiDocument } from './openapi.ts';

type Document = Awaited<ReturnType<typeof openApiDocument>>;
type Operation = {
  summary?: string;
  tags?: string[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: unknown;
  'x-permission'?: unknown;
  'x-change'?: unknown;
};

/** The reference as one plain page without any script: works offline, prints, and is searchable with the browser. */
export const referencePage = (document: Document, base: string) => {
  const operations = Object.entries(document.paths ?? {}).flatMap(
    ([path, methods]) =>
      Object.entries((methods ?? {}) as Record<string, Operation>).map(([method, operation]) => ({
        path,
        method,
        operation,
      })), // keyed by method
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="${base}favicon.svg"><title>API reference | Archway</title>${style}</head><body>
<header><h1>Archway API</h1><p>All calls go to <code>${base}api</code>, send and answer JSON, and carry the access token in the header <code>x-access-token</code>. Changing calls take an <code>Idempotency-Key</code>. The same as a machine reads it: <a href="${base}api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Sections">${tags.map((tag) => `<a href="#${slug(tag)}">${escapeText(tag)}</a>`).join(' ')} <a href="#problems">Problems</a></nav></header><main>
${tags
  .map(
    (tag) =>
      `<h2 id="${slug(tag)}">${escapeText(tag)}</h2>${operations
        .filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag)
        .map(entry)
        .join('')}`,
  )
  .join('')}
<h2 id="problems">Problems</h2><p>Errors are <code>application/problem+json</code> with one of these codes.</p><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead><tbody>
${Object.entries(problemStatus)
  .map(([code, status]) => `<tr id="problem-${code}"><td><code>${code}</code></td><td>${status}</td></tr>`)
  .join('')}</tbody></table></main></body></html>`;
};

const entry = ({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) => `<details><summary><code class="m">${method.toUpperCase()}</code> <code>${escapeText(path)}</code> ${escapeText(operation.summary ?? '')}</summary>
<p>${who(operation['x-permission'])}${operation['x-change'] ? ` Writes the audit entry <code>${escapeText(String(operation['x-change']))}</code>.` : ''}</p>
${shape('Parameters', operation.parameters)}${shape('Body', operation.requestBody)}${shape('Answers', operation.responses)}</details>`;

const who = (permission: unknown) => {
  if (permission === 'anyone') return 'Anyone may call this.';
  if (permission === 'account') return 'Any signed-in person, about their own account.';
  const { action, subject } = permission as { action: string; subject: string }; // the declared access, made by the contract
  return `Members whose role may <code>${escapeText(action)}</code> <code>${escapeText(subject)}</code>.`;
};

const shape = (title: string, value: unknown) =>
  value ? `<h3>${title}</h3><pre tabindex="0">${escapeText(JSON.stringify(value, null, 2))}</pre>` : '';
const slug = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `<style>:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}nav a{margin-inline-end:.75rem}
details{border:1px solid #8885;border-radius:8px;margin:.5rem 0;padding:.5rem .75rem}summary{cursor:pointer}.m{display:inline-block;min-width:4.5rem;font-weight:700}
pre{overflow:auto;max-height:24rem;background:#8881;padding:.75rem;border-radius:8px;font-size:.85rem}table{border-collapse:collapse}td,th{padding:.25rem 1rem .25rem 0;text-align:start}</style>`;
