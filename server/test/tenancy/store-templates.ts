import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

type Template = {
  readonly file: string;
  /** With a parameter in each gap. */
  readonly text: string;
  readonly isIn: (statement: string) => boolean;
};

/** Every `sql` template that stands in a store. */
export const storeTemplates = async (): Promise<Template[]> => {
  const source = join(import.meta.dirname, '../../src');
  const templates: Template[] = [];
  for await (const file of glob('**/*-store.ts', { cwd: source })) {
    for (const pieces of templatesIn(parseAst(readFileSync(join(source, file), 'utf8'), { lang: 'ts' })))
      templates.push({ file, text: pieces.join(' $1 '), isIn: (statement) => follow(pieces, statement) });
  }
  return templates;
};

const follow = (pieces: readonly string[], statement: string) => {
  let from = 0;
  return pieces.every((piece) => {
    const at = statement.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
};

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const templatesIn = (node: unknown): string[][] => {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((child) => templatesIn(child));
  return isSql(node) ? [node.quasi.quasis.map(({ value }) => inOneLine(value.raw)), ...inside] : inside;
};

type SqlTemplate = {
  readonly quasi: { readonly quasis: readonly { readonly value: { readonly raw: string } }[] };
};

const isSql = (node: object): node is SqlTemplate => {
  if (!('type' in node) || node.type !== 'TaggedTemplateExpression') return false;
  const { tag } = node as { tag?: { name?: string; property?: { name?: string } } }; // a tag is a name, or a property of one
  return (tag?.name ?? tag?.property?.name) === 'sql';
};
