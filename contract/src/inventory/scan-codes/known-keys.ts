import { readLabelCode } from '../labels/label-code.ts';
import type { KnownLocation } from './endpoint.ts';
import { type KnownItem, type KnownPiece, readLabels } from './known-codes.ts';

/** What leads to a thing: the codes of its labels, and what people call it. The two may read alike and differ by their first sign. */
const labelKey = (code: string) => `#${code}`;
const nameKey = (name: string) => `=${name}`;
const keys = (labels: readonly string[], name: string | null) => [
  ...labels.map(labelKey),
  ...(name ? [nameKey(name)] : []),
];

export const keysOfPiece = ({ labels, code }: Pick<KnownPiece, 'labels' | 'code'>) =>
  keys(readLabels(labels), code);
export const keysOfItem = ({ labels, sku }: Pick<KnownItem, 'labels' | 'sku'>) =>
  keys(readLabels(labels), sku.toLowerCase());
export const keysOfLocation = ({ labels, code }: Pick<KnownLocation, 'labels' | 'code'>) =>
  keys(readLabels(labels), code);

/** The codes of pieces and locations are kept in capitals. */
export const keyOfCode = (code: string) => nameKey(code);

export type SoughtKeys = {
  /** First as the code of a label: of a piece, an item or a location; else one that leads to nothing. */
  readonly label: { readonly code: string; readonly key: string } | null;
  /** Then as what people call a piece, else a location, else an item. */
  readonly piece: string;
  readonly location: string;
  readonly item: string;
};

/** What to look for, as the server does, when somebody scanned or typed this. */
export const soughtKeys = (text: string): SoughtKeys => {
  const line = text.trim().normalize('NFC');
  const code = readLabelCode(line);
  return {
    label: code === null ? null : { code, key: labelKey(code) },
    piece: nameKey(line.toUpperCase()),
    location: nameKey(line.toUpperCase()),
    item: nameKey(line.toLowerCase()),
  };
};
