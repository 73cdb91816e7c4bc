/** Crockford's 32 signs: no I, L, O or U, which are misread or spell words. Ten of them are fifty bits. */
export const labelAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const labelCodeLength = 10;

/** What a label's QR code says: it opens the thing's page for whoever scans it with any camera. */
export const scanAddress = (publicUrl: string, code: string) =>
  `${publicUrl.replace(/\/+$/, '')}/scan/${code}`;

/** As it is written for people, in two groups. */
export const spellLabelCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The label code in what somebody scanned or typed, or null: alone, or at the end of an address; look-alikes are forgiven. */
export const readLabelCode = (text: string): string | null => {
  const [, last = text] = /\/scan\/([^/?#]*)\/?(?:[?#].*)?$/i.exec(text.trim()) ?? [];
  const code = last.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return isLabelCode.test(code) ? code : null;
};

const isLabelCode = new RegExp(`^[${labelAlphabet}]{${labelCodeLength}}$`);
