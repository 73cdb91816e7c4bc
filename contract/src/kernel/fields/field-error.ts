import * as z from 'zod';
import { type FieldError, Problem } from '../api/problem.ts';

/** Every message a field can show. A schema names the key; `{n}` is the limit that was missed, `{name}` what nothing is called. */
export const fieldMessages = {
  'errors.required': 'Required',
  'errors.invalid': 'Enter a valid value',
  'errors.type': 'That’s not the kind of value expected here',
  'errors.tooShort': 'Use at least {n} characters',
  'errors.tooLong': 'Use at most {n} characters',
  'errors.tooSmall': 'Enter {n} or more',
  'errors.tooBig': 'Enter {n} or less',
  'errors.tooFew': 'Choose at least {n}',
  'errors.tooMany': 'Choose at most {n}',
  'errors.characters': 'Contains characters that can’t be used',
  'errors.email': 'Enter a valid email address',
  'errors.id': 'That’s not a valid ID',
  'errors.token': 'This link is incomplete',
  'errors.choice': 'Choose one of the options',
  'errors.pageSize': 'Choose a page size of 5, 10, 20, 25, 50 or 100',
  'errors.unknownField': 'This field doesn’t exist',
  'errors.passwordCommon': 'Too many people use this password. Choose another',
  'errors.passwordPersonal': 'Your password can’t contain your name, company or email',
  'errors.passwordWrong': 'That’s not your current password',
  'errors.passwordSame': 'That’s already your password',
  'errors.emailTaken': 'An account with this email already exists',
  'errors.emailSame': 'That’s already your email',
  'errors.codeWrong': 'That code isn’t right.',
  'errors.nameTaken': 'This name is taken',
  'errors.codeTaken': 'This code is taken',
  'errors.notFound': 'We couldn’t find this',
  'errors.timezone': 'Choose a valid time zone',
  'errors.notGrantable': 'You can’t give permissions you don’t have',
  'errors.ruleFields': 'A rule has to name at least one field, or none at all',
  'errors.loop': 'Choose another one, not itself or anything inside it',
  'errors.website': 'Enter a web address such as example.com',
  'errors.tooMuch': 'There are only {n} here',
  'errors.picture': 'We can’t use this photo',
  'errors.file': 'Upload a photo (JPEG, PNG, WebP, GIF, AVIF) or a PDF',
  'errors.tracking': 'This item is tracked differently',
  'errors.inactive': 'This is inactive',
  'errors.ambiguousNumber': 'This number can be read two ways. Choose the number format',
  'errors.amount': 'Enter an amount like 1200 or 1200.50',
  'errors.number': 'Enter a number',
  'errors.whole': 'Enter a whole number',
  'errors.measure': 'Enter a measurement like 84, 84 in or 2.1 m',
  'errors.afterStart': 'Choose a day after the start',
  'errors.laterTime': 'Choose a time after the start',
  'errors.tooManyDays': 'Choose at most {n} days',
  'errors.day': 'Enter a date like 2026-05-31',
  'errors.flag': 'Enter yes or no',
  'errors.severalMatches': 'Several have this name. Enter the full path',
  'errors.severalItems': 'Several items have this name. Add a SKU to the row',
  'errors.sameSku': 'Row {n} has the same SKU',
  'errors.sameName': 'Row {n} has the same name, and neither has a SKU',
  'errors.otherQuantity': 'There are {n} here. Add or remove pieces on the item’s page',
  'errors.noCategory': 'No category called “{name}”. Create it, or correct the name',
  'errors.noLocation': 'No location called “{name}”. Create it, or correct the name',
  'errors.noVendor': 'No vendor called “{name}”. Create it, or correct the name',
  'errors.missingPicture': 'Photo {name} wasn’t uploaded',
  'errors.extraCells': 'This row has more cells than the header',
  'errors.sheetError': 'The spreadsheet couldn’t calculate this cell',
  'errors.sheet': 'We can’t read this file as a spreadsheet',
  'errors.sheetQuote': 'A quotation mark in this file is never closed',
  'errors.sheetEmpty': 'This file is empty',
  'errors.sheetRows': 'A spreadsheet can have up to 100,000 rows',
  'errors.sheetColumns': 'A spreadsheet can have up to 300 columns',
  'errors.sheetLarge': 'This file is too large when unpacked',
  'errors.sheetLocked': 'This file is password-protected or in an older format. Save it as .xlsx or .csv',
  'errors.sheetUnsafe': 'This file isn’t packed the way it should be',
  'errors.columnTwice': 'Two columns are matched to the same field. Change one of them',
  'errors.nameOrSku': 'Choose which column is the name or the SKU',
  'errors.headingless': 'A column needs a header to become a custom field',
  'errors.fieldName': 'A field can’t have this name',
  'errors.inUse': 'In use (items: {n})',
  'errors.promised': 'Promised to a staging; release it there first',
  'errors.nothingToImport': 'There’s nothing to import',
} as const;

export type FieldMessageKey = keyof typeof fieldMessages;

/** One wrong field, found by a rule that no schema can state. */
export const fieldProblem = (field: string, key: FieldMessageKey, n?: number) =>
  new Problem('invalid_input', 'Some fields need attention.', { errors: [fieldError(field, key, n)] });

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
