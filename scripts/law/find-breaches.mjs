import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { factsOf } from './facts.mjs';
import { findCircles } from './find-circles.mjs';
import { locateFile, resolveImport } from './locate.mjs';
import { factRules, importRules } from './rules.mjs';

const folders = ['contract/src', 'server/src', 'server/test', 'web/src', 'e2e', 'bench'];

/** Every breach of the law in the tree under `root`: `{ file, line, rule, says, imports? }`. */
export const findBreaches = async (root) => {
  const breaches = [];
  const imports = new Map();
  for await (const file of sourcesOf(root)) {
    const facts = factsOf(readFileSync(join(root, file), 'utf8'), file);
    imports.set(file, facts.imports);
    breaches.push(...breachesOf(file, facts));
  }
  breaches.push(...findCircles(imports));
  return breaches.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
};

const breachesOf = (file, facts) => {
  const from = locateFile(file);
  const imports = facts.imports.flatMap(({ specifier, line }) => {
    const to = resolveImport(specifier, file);
    const rule = importRules.find((each) => (each.alsoTests || !from.test) && each.breaks(from, to));
    return rule ? [{ file, line, rule: rule.name, message: rule.message, imports: specifier }] : [];
  });
  const others = factRules
    .filter((rule) => rule.breaks(from))
    .flatMap((rule) =>
      facts[rule.fact].map(({ line }) => ({ file, line, rule: rule.name, message: rule.message })),
    );
  return [...imports, ...others];
};

const skipped = ['node_modules', 'dist'];

async function* sourcesOf(root) {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const exclude = (entry) => skipped.includes(typeof entry === 'string' ? entry : entry.name);
  for await (const file of glob(patterns, { cwd: root, exclude })) yield file.split(sep).join('/');
}
