import * as z from 'zod';
import { type FieldError, Problem } from './problem.ts';

/** Every message a field can show. A schema names the key; `{n}` is the limit that was missed. */
export const fieldMessages = {
  'errors.required': 'This is required.',
  'errors.invalid': 'This is not a valid value.',
  'errors.type': 'This is not the kind of value expected here.',
  'errors.tooShort': 'Use at least {n} characters.',
  'errors.tooLong': 'Use at most {n} characters.',
  'errors.tooSmall': 'This must be at least {n}.',
  'errors.tooBig': 'This must be at most {n}.',
  'errors.tooFew': 'Choose at least {n}.',
  'errors.tooMany': 'Choose at most {n}.',
  'errors.characters': 'This contains characters that cannot be used.',
  'errors.email': 'This is not an e-mail address.',
  'errors.id': 'This is not an id.',
  'errors.token': 'This link is not complete.',
  'errors.choice': 'Choose one of the options.',
  'errors.pageSize': 'Choose a page size of 5, 10, 20, 25, 50 or 100.',
  'errors.unknownField': 'This field does not exist.',
  'errors.passwordCommon': 'This password is among the most used ones. Choose another.',
  'errors.passwordPersonal': 'The password must not contain your name, company or e-mail.',
  'errors.passwordWrong': 'This is not your current password.',
  'errors.passwordSame': 'This is already your password.',
  'errors.emailTaken': 'An account with this address exists already.',
  'errors.emailSame': 'This is already your address.',
  'errors.codeWrong': 'This code is not right.',
  'errors.nameTaken': 'This name is taken.',
  'errors.codeTaken': 'This code is taken.',
  'errors.notFound': 'This does not exist here.',
  'errors.timezone': 'This is not a time zone.',
  'errors.notGrantable': 'You cannot give rights that you do not have.',
  'errors.ruleFields': 'A rule must name at least one field, or none at all.',
  'errors.loop': 'A place cannot stand inside itself.',
  'errors.website': 'This is not the address of a web page.',
  'errors.tooMuch': 'There are only {n} here.',
  'errors.picture': 'This is not a picture that can be used.',
  'errors.tracking': 'This item is counted in another way.',
  'errors.inactive': 'This is no longer in use.',
  'errors.ambiguousNumber': 'This number can be read in two ways. Say how the sheet writes decimals.',
  'errors.amount': 'This is not an amount of money.',
  'errors.number': 'This is not a number.',
  'errors.whole': 'This is not a whole number.',
  'errors.measure': 'This is not a measure.',
  'errors.flag': 'Write yes or no.',
  'errors.severalMatches': 'Several are called this. Write the whole path.',
  'errors.severalItems': 'Several items are called this. Give the row an SKU.',
  'errors.sameSku': 'Row {n} has the same SKU.',
  'errors.sameName': 'Row {n} has the same name, and neither has an SKU.',
  'errors.otherQuantity': 'There are {n} here. Pieces are added and taken away on the page of the item.',
  'errors.missingPicture': 'No picture of this name was sent.',
  'errors.extraCells': 'This row has more cells than there are headings.',
  'errors.sheetError': 'The spreadsheet could not work this cell out.',
  'errors.sheet': 'This file cannot be read as a sheet.',
  'errors.sheetQuote': 'A quotation mark in this file is never closed.',
  'errors.sheetEmpty': 'There is nothing in this file.',
  'errors.sheetRows': 'A sheet can have at most 100,000 rows.',
  'errors.sheetColumns': 'A sheet can have at most 300 columns.',
  'errors.sheetLarge': 'This file is too large when it is unpacked.',
  'errors.sheetLocked': 'This file is locked with a password, or of an older kind. Save it as .xlsx or .csv.',
  'errors.sheetUnsafe': 'This file is not packed the way such files are.',
  'errors.columnTwice': 'Two columns cannot mean the same.',
  'errors.nameOrSku': 'Say which column is the name, or the SKU.',
  'errors.headingless': 'A column without a heading cannot become a fact of its own.',
  'errors.fieldName': 'A field cannot have this name.',
  'errors.nothingToImport': 'There is nothing to import.',
} as const;

export type FieldMessageKey = keyof typeof fieldMessages;

/** One wrong field, found by a rule that no schema can state. */
export const fieldProblem = (field: string, key: FieldMessageKey, n?: number) =>
  new Problem('invalid_input', 'Some fields are not right.', { errors: [fieldError(field, key, n)] });

export const fieldError = (field: string, key: FieldMessageKey, n?: number): FieldError => ({
  field,
  key,
  message: fieldMessages[key].replace('{n}', String(n ?? '')),
  ...(n === undefined ? {} : { n }),
});

/** What a schema found, one error per field, in the order of the fields. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] => {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = pathOf(issue);
    if (!byField.has(field)) byField.set(field, readMessage(field, issue.message));
  }
  return [...byField.values()];
};

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

const pathOf = (issue: Issue) =>
  (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** Schema messages are `key` or `key:n`. */
const readMessage = (field: string, message: string): FieldError => {
  const [key = '', n] = message.split(':');
  return isKey(key)
    ? fieldError(field, key, n === undefined ? undefined : Number(n))
    : fieldError(field, 'errors.invalid');
};

const isKey = (key: string): key is FieldMessageKey => Object.hasOwn(fieldMessages, key);

/** Gives every schema without a message of its own one of ours, so that nothing untranslatable is ever answered. */
z.config({ customError: (issue) => keyOf(issue) });

const keyOf = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'errors.required' : 'errors.type';
    case 'too_small':
      return `${{ string: 'errors.tooShort', array: 'errors.tooFew' }[issue.origin as string] ?? 'errors.tooSmall'}:${issue.minimum}`;
    case 'too_big':
      return `${{ string: 'errors.tooLong', array: 'errors.tooMany' }[issue.origin as string] ?? 'errors.tooBig'}:${issue.maximum}`;
    case 'invalid_value':
      return issue.input === undefined ? 'errors.required' : 'errors.choice';
    case 'unrecognized_keys':
      return 'errors.unknownField';
    default:
      return 'errors.invalid';
  }
};
