import type { AttachTarget } from '@archway/contract/inventory/labels/label';
import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { OrgDb } from '../../platform/db/db.ts';
import { findCalled, findScannedLabels } from './scan-store.ts';

export type CodeTarget = { readonly kind: AttachTarget; readonly id: string };

/**
 * What each code leads to that something can be recorded of, as `resolveScan` finds it for one: first as that of a label, then as
 * what people call a thing.
 */
export const resolveCodes = async (
  db: OrgDb,
  texts: readonly string[],
): Promise<ReadonlyMap<string, CodeTarget>> => {
  if (texts.length === 0) return new Map();
  const codes = new Map(texts.map((text) => [text, readLabelCode(text)]));
  const labelCodes = [...codes.values()].filter((code) => code !== null);
  const labels = labelCodes.length > 0 ? await findScannedLabels(db, labelCodes) : [];
  const byCode = new Map(labels.map((label) => [label.code, label]));
  const labelOf = (text: string) => byCode.get(codes.get(text) ?? '');
  const named = texts.filter((text) => !labelOf(text));
  const called = named.length > 0 ? await findCalled(db, named) : [];
  const behindLabels = texts.flatMap((text): [string, CodeTarget][] => {
    const { kind, status, targetId } = labelOf(text) ?? {};
    return kind && kind !== 'blank' && kind !== 'move' && status === 'active' && targetId
      ? [[text, { kind, id: targetId }]]
      : [];
  });
  return new Map([
    ...behindLabels,
    ...called.map(({ text, ...target }): [string, CodeTarget] => [text, target]),
  ]);
};
