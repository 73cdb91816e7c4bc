import { Problem } from '@archway/contract/kernel/api/problem';
import { isPrototypeKey } from '@archway/contract/kernel/api/prototype-keys';

/** Deeper than any form of ours, and far from where walking down would run out of stack. */
const deepest = 50;

/**
 * Strict UTF-8 JSON of a sane depth; prototype keys are refused rather than dropped. Not so in fields that are read part by
 * part (`readsItself`): there such keys, and what stands too deep, are left out of their part, and fail no other.
 */
export const readJson = (body: Buffer, readsItself: readonly string[] = []): unknown => {
  if (body.length === 0) return undefined;
  try {
    const text = strictText.decode(body);
    const value: unknown = JSON.parse(readsItself.length > 0 ? shallowed(text) : requireShallow(text));
    // Looking at every key costs more than reading them, so it is done where such a key can be at all, spelt out or escaped.
    if (mayHoldForbiddenKey.test(text)) {
      for (const name of readsItself) dropForbiddenKeys(fieldOf(value, name));
      requireOrdinaryKeys(value);
    }
    return value;
  } catch {
    throw new Problem('bad_request', 'The body is not valid JSON.');
  }
};

const strictText = new TextDecoder('utf-8', { fatal: true });
const mayHoldForbiddenKey = /__proto__|constructor|prototype|\\u/;

const requireShallow = (text: string) => {
  eachBracket(text, (_index, depth) => {
    if (depth > deepest) throw new SyntaxError('too deep');
  });
  return text;
};

/** With nothing where something too deep stood. */
const shallowed = (text: string) => {
  const pieces: string[] = [];
  let from = 0;
  eachBracket(text, (index, depth, opens) => {
    if (depth !== deepest + 1) return;
    if (opens) pieces.push(text.slice(from, index), 'null');
    from = opens ? text.length : index + 1;
  });
  return pieces.length > 0 ? [...pieces, text.slice(from)].join('') : text;
};

/** Tells of brackets outside of texts how deep what they hold stands, without reading anything. */
const eachBracket = (text: string, tell: (index: number, depth: number, opens: boolean) => void) => {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inText) {
      if (code === backslash) index += 1;
      else if (code === quote) inText = false;
    } else if (code === quote) inText = true;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      tell(index, depth, true);
    } else if (code === closeBrace || code === closeBracket) {
      tell(index, depth, false);
      depth -= 1;
    }
  }
};

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [
  0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d,
] as const;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const dropForbiddenKeys = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) if (isPrototypeKey(name)) Reflect.deleteProperty(value, name);
  for (const inner of Object.values(value)) dropForbiddenKeys(inner);
};

const requireOrdinaryKeys = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.keys(value).some(isPrototypeKey))
    throw new SyntaxError('forbidden key');
  for (const inner of Object.values(value)) requireOrdinaryKeys(inner);
};
