import { randomBytes } from 'node:crypto';
import { labelAlphabet, labelCodeLength } from '@archway/contract/inventory/labels/label-code';

/** Fifty random bits: nobody finds a label by trying. Thirty-two signs take five bits of each byte evenly. */
export const newLabelCode = () =>
  [...randomBytes(labelCodeLength)].map((byte) => labelAlphabet[byte % labelAlphabet.length]).join('');
