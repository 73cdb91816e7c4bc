import { parseAst } from 'vitest/node';
import { importedModule, walk } from '../law/facts.mjs';
import { fileOf } from '../law/find-circles.mjs';

/**
 * What a file can break by or be broken by: the files it imports as it runs (types are the compiler's), and the
 * addresses it names, those of the API as `GET /items` or `/items`, those of screens as `/inventory`.
 */
export const readSource = (source, path) => {
  const imports = new Set();
  const addresses = new Set();
  walk(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), null, (node) => {
    const specifier = runsWithout(node) ? undefined : importedModule(node);
    const to = specifier && fileOf(specifier.split('?')[0], path);
    if (to) imports.add(to);
    const address = addressIn(node);
    if (address) addresses.add(address);
  });
  return { imports: [...imports], addresses: [...addresses] };
};

const runsWithout = (node) =>
  node.type === 'TSImportType' ||
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every(({ importKind }) => importKind === 'type'));

/** What stands before the first value that is put into it is enough to know whose address it is. */
const addressIn = (node) => {
  const text =
    node.type === 'Literal'
      ? node.value
      : node.type === 'TemplateLiteral'
        ? node.quasis[0].value.cooked
        : undefined;
  return typeof text === 'string' && /^([A-Z]+ )?\/[a-z]/.test(text) ? text : undefined;
};
