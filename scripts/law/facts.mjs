import { parseAst } from 'vitest/node';

/**
 * What a source file does that the law cares about, each with its line:
 * the modules it imports, where it reads process.env, where it writes SQL.
 */
export const factsOf = (source, path) => {
  const facts = { imports: [], env: [], sql: [] };
  const lineAt = lineCounter(source);
  walk(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), null, (node, parent) => {
    const line = lineAt(node.start);
    const specifier = importedModule(node);
    if (specifier) facts.imports.push({ specifier, line });
    if (readsEnv(node, parent)) facts.env.push({ line });
    if (writesSql(node)) facts.sql.push({ line });
  });
  return facts;
};

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

export const importedModule = (node) => {
  if (!importing.has(node.type)) return;
  const source = node.source;
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
};

// `readConfig(process.env)` hands the environment over whole and reads nothing, so it is not a read.
const readsEnv = (node, parent) => {
  if (node.type === 'ImportDeclaration')
    return (
      /^(node:)?process$/.test(node.source.value) && node.specifiers.some((s) => s.imported?.name === 'env')
    );
  if (node.type === 'VariableDeclarator')
    return (
      node.init?.name === 'process' && node.id.properties?.some((property) => property.key?.name === 'env')
    );
  if (node.type !== 'MemberExpression') return false;
  const isEnv = node.object.name === 'process' && (node.property.name ?? node.property.value) === 'env';
  return isEnv && !(parent?.type === 'CallExpression' && parent.callee.name === 'readConfig');
};

// A statement is known by its tag, or by its first word when the tag has another name (db`select …`).
const statement =
  /^\s*(select|insert into|update|delete from|with|create|alter|drop|truncate|set local|lock table|listen|notify)\b/i;

const writesSql = (node) => {
  if (node.type === 'TaggedTemplateExpression') {
    const tag = node.tag.name ?? node.tag.property?.name;
    return tag === 'sql' || statement.test(node.quasi.quasis[0].value.raw);
  }
  if (node.type !== 'CallExpression') return false;
  if (!['unsafe', 'query'].includes(node.callee.property?.name)) return false;
  const [first] = node.arguments;
  return statement.test(first?.value ?? first?.quasis?.[0]?.value.raw ?? '');
};

export const walk = (node, parent, visit) => {
  visit(node, parent);
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) {
      if (typeof each?.type === 'string') walk(each, node, visit);
    }
  }
};

const lineCounter = (source) => (offset) => source.slice(0, offset).split('\n').length;
