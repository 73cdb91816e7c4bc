import type { AuditEntry } from '@archway/contract/audit/audit';
import { type AuditChange, changesOf, type LoggedRight } from '@archway/contract/audit/changes-of';
import { loggedFieldName } from '@archway/contract/audit/log-words';
import { fieldNames } from '@archway/contract/field-names';
import type { FieldType } from '@archway/contract/kernel/fields/fields';
import type { Language } from '@archway/contract/kernel/locale';
import { usualUnits } from '@archway/contract/kernel/text/measure-text';
import { loggedField } from '@archway/contract/logged-fields';
import { measureText, moneyDecimals, zonedText } from '../platform/sheets/write-value.ts';
import type { SheetReader } from './exported-list.ts';

type Told = Pick<AuditEntry, 'subjectType' | 'details' | 'references'>;
type Reader = Omit<SheetReader, 'actor'>;

/** What an entry tells, as it is read in the log: `Name: Sofa → Long sofa; Width: 80 in → 84 in`. Nothing of one that tells nothing. */
export const changesText = (entry: Told, reader: Reader): string | null =>
  changesOf(entry.details)
    .map((change) => lineOf(change, entry, reader))
    .join('; ') || null;

const lineOf = (change: AuditChange, entry: Told, reader: Reader): string => {
  const custom = 'custom' in change ? change.custom : undefined;
  const name = custom ? change.field : nameOf(entry.subjectType, change.field, reader.language);
  if (change.kind === 'touched') return name;
  const type = custom ?? loggedField(entry.subjectType, change.field)?.field.type;
  const text = (value: unknown) =>
    entry.references[String(value)]?.name ?? textOf(value, { type, field: change.field, entry, reader });
  if (change.kind === 'changed') return `${name}: ${text(change.from)} → ${text(change.to)}`;
  return `${name}${listSigns[change.kind]}: ${text(change.value)}`;
};

/** What a list gained and lost. */
const listSigns = { fact: '', added: ' +', removed: ' −' } as const;

type Known = {
  readonly type: FieldType | undefined;
  readonly field: string;
  readonly entry: Told;
  readonly reader: Reader;
};

const textOf = (value: unknown, known: Known): string => {
  const { type, reader } = known;
  const { language, settings } = reader;
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return flags[language][value ? 'yes' : 'no'];
  if (typeof value === 'object' && !Array.isArray(value)) return partText(value, language);
  if (Array.isArray(value)) return value.map((each) => textOf(each, known)).join(', ') || '–';
  if (type === 'money') return amountText(Number(value), settings.currency, language);
  if (type === 'length' || type === 'weight')
    return `${measureText(type, Number(value), settings)} ${usualUnits[type][settings.units]}`;
  if (type === 'day' || type === 'moment') return dateText(String(value), type, reader);
  return optionOf(String(value), known);
};

/** One of a list: a right as roles have it, or one of the people there. */
const partText = (part: object, language: Language): string => {
  if (!isRight(part)) return Object.values(part).filter(Boolean).join(' ');
  const { actions, subjects } = fieldNames[language].rights;
  return `${subjects[part.subject]} (${part.actions.map((action) => actions[action]).join(', ')})`;
};

const isRight = (part: object): part is LoggedRight => 'subject' in part && 'actions' in part;

const amountText = (minor: number, currency: string, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    minor / 10 ** moneyDecimals(currency),
  );

/** A moment as the clock there shows it. */
const dateText = (value: string, type: 'day' | 'moment', { language, settings }: Reader) =>
  type === 'day'
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value))
    : zonedText(value, settings.timezone);

/** What a choice is called, where the tables name it; as it is kept otherwise. */
const optionOf = (value: string, { field, entry, reader }: Known): string => {
  const home = loggedField(entry.subjectType, field)?.options;
  const options: Named = fieldNames[reader.language].options;
  return own(own(own(options, home?.entity ?? ''), home?.field ?? ''), value) ?? value;
};

/** As the table calls it; what is no field of it as the log does, or in plain words. */
const nameOf = (type: string, field: string, language: Language): string => {
  const names: Named = fieldNames[language];
  return (
    own(own(names, loggedField(type, field)?.entity ?? ''), field) ??
    loggedFieldName(field, language) ??
    plain(field)
  );
};

type Named = Readonly<Record<string, unknown>>;

const own = <Found = never>(from: unknown, name: string) =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? ((from as Named)[name] as Found) // names stand in a tree of objects
    : undefined;

const plain = (field: string) => {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const flags = {
  en: { yes: 'Yes', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
  ar: { yes: 'نعم', no: 'لا' },
} as const satisfies Record<Language, unknown>;
