import { Problem } from '@archway/contract/kernel/api/problem';
import { isPrototypeKey } from '@archway/contract/kernel/api/prototype-keys';

/** Deeper than any form of ours, and far from where walking down would run out of stack. */
const deepest = 50;

/** Strict UTF-8 JSON of a sane depth; prototype keys are refused rather than dropped. */
export const readJson = (body: Buffer): unknown => {
  if (body.length === 0) return undefined;
  try {
    const text = strictText.decode(body);
    requireShallow(text);
    const value: unknown = JSON.parse(text);
    // Looking at every key costs more than reading them, so it is done where such a key can be at all, spelt out or escaped.
    if (mayHoldForbiddenKey.test(text)) requireOrdinaryKeys(value);
    return value;
  } catch {
    throw new Problem('bad_request', 'The body is not valid JSON.');
  }
};

const strictText = new TextDecoder('utf-8', { fatal: true });
const mayHoldForbiddenKey = /__proto__|constructor|prototype|\\u/;

/** Counts brackets outside of texts, without reading anything. */
const requireShallow = (text: string) => {
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
      if (depth > deepest) throw new SyntaxError('too deep');
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
  }
};

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [
  0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d,
] as const;

const requireOrdinaryKeys = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.keys(value).some(isPrototypeKey))
    throw new SyntaxError('forbidden key');
  for (const inner of Object.values(value)) requireOrdinaryKeys(inner);
};
