import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** A small repository with these scripts and the given files; it goes when the test ends. */
export const temporaryRepository = (files: Record<string, string> = {}): string => {
  const repository = mkdtempSync(join(tmpdir(), 'archway-repository-'));
  onTestFinished(() => rmSync(repository, { recursive: true, force: true }));
  for (const name of readdirSync(scripts)) {
    if (name.endsWith('.mjs')) cpSync(join(scripts, name), join(repository, 'scripts', name));
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), content);
  }
  return repository;
};

/** Lends packages of the real repository, so that nothing has to be installed. */
export const lendPackages = (repository: string, names: string[]): void => {
  mkdirSync(join(repository, 'node_modules'), { recursive: true });
  for (const name of names) {
    symlinkSync(join(scripts, '..', 'node_modules', name), join(repository, 'node_modules', name));
  }
};
