import { labelLayouts } from '@archway/contract/inventory/labels/label-formats';
import { expect, test } from 'vitest';
import type { PrintedLabel } from './printed-label.ts';
import { qrModules, quietModules } from './qr-modules.ts';
import { writeZpl } from './write-zpl.ts';

const label: PrintedLabel = {
  address: 'https://archway.example/scan/7K2M9QXT0V',
  spelled: '7K2M9-QXT0V',
  code: 'ARC-00042',
  name: 'Lamp',
  detail: 'A-01',
};
const written = (more: Partial<PrintedLabel> = {}, count = 1) =>
  writeZpl({
    labels: Array.from({ length: count }, () => ({ ...label, ...more })),
    layout: labelLayouts.avery5163,
    startAt: 1,
    at: '2026-05-01T08:00:00.000Z',
  });
/** What a printer reads in the fields. */
const fieldsOf = (zpl: string) =>
  [...zpl.matchAll(/\^FH\^FD([^^~]*)\^FS/g)].map(([, field = '']) =>
    Buffer.from(
      field.replace(/_([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString(),
  );
const commandsOf = (zpl: string) => zpl.replace(/\^FD[^^~]*\^FS/g, '').match(/[\^~][A-Z0-9]{2}/g);

test('a label is one form with its code and its words', () => {
  const zpl = written();
  expect(zpl).toMatch(/^\^XA\^CI28\n\^PW813\^LL406\^LH0,0\n/);
  expect(zpl).toMatch(/\^XZ\n$/);
  expect(zpl).toMatch(/\^BQN,2,\d+\^FH\^FDMA,https:\/\/archway\.example\/scan\/7K2M9QXT0V\^FS/);
  expect(fieldsOf(zpl)).toEqual([`MA,${label.address}`, 'ARC-00042', 'Lamp', 'A-01']);
  expect(written({}, 3).match(/\^XA/g)).toHaveLength(3);
});

test.each(['^XZ^XA^FDmine^FS', '~JR', 'a_5Eb', '^FS^XZ', 'new\nline ^', '\\&', '_^~_'])(
  'a thing called %j cannot speak to the printer',
  (name) => {
    const plain = commandsOf(written());
    expect(commandsOf(written({ name, detail: name }))).toEqual(plain);
    expect(fieldsOf(written({ name }))[2]).toBe(name.replace('\n', ''));
  },
);

test('accents are kept, and words in letters that printers lack are left out', () => {
  expect(fieldsOf(written({ name: 'Forêt élégante' }))[2]).toBe('Forêt élégante');
  expect(fieldsOf(written({ name: 'كرسي أزرق' }))).toEqual([`MA,${label.address}`, 'ARC-00042', 'A-01']);
  expect(fieldsOf(written({ code: '', name: '', detail: '' }))[1]).toBe('7K2M9-QXT0V');
});

test('the code and its quiet zone stay inside the label, on every format', () => {
  for (const layout of Object.values(labelLayouts)) {
    const zpl = writeZpl({ labels: [label], layout, startAt: 1, at: '' });
    const [, x, y, size] = /\^FO(\d+),(\d+)\^BQN,2,(\d+)/.exec(zpl) ?? [];
    const far = (qrModules(label.address).size + quietModules) * Number(size);
    expect(Number(x) + far).toBeLessThanOrEqual(layout.labelWidth * 8);
    expect(Number(y) + far).toBeLessThanOrEqual(layout.labelHeight * 8);
    expect(Number(size)).toBeGreaterThanOrEqual(3);
  }
});
