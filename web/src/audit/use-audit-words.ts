import { fieldTables } from '@archway/contract/field-tables';
import type { ChangedType } from '@archway/contract/kernel/changes';
import type { CustomType } from '@archway/contract/kernel/custom-table';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useFieldText } from '../ui/fields/use-field-text.ts';
import { countryName } from './country-name.ts';

/** Where options have names: of one kind of thing, and where it has none of its own, of whatever has a field of this name. */
const optionHomes = (type: string, field: string) =>
  [tableOf(type), ...Object.values(fieldTables)].flatMap((table) =>
    table ? `names/${table.slice}:options.${table.entity}.${field}` : [],
  );

/** Actions, fields and values of the log in the reader's language; what has no words of ours is shown as it is. */
export const useAuditWords = () => {
  const { t, i18n } = useTranslation('audit');
  const customRoleName = useCustomRoleName();
  const textOf = useFieldText({ exact: true });
  // Every key below falls back to plain text, so none of them needs to be known beforehand.
  const translated = (key: string, otherwise: string) =>
    i18n.exists(key) ? String(t(key as 'title')) : otherwise;
  const optionOf = (type: string, field: string) => {
    const homes = optionHomes(type, field);
    return (value: string) => {
      const home = homes.find((each) => i18n.exists(`${each}.${value}`));
      return home ? translated(`${home}.${value}`, value) : value;
    };
  };
  const roleName = (key: string) => translated(`organizations:roleNames.${key}`, customRoleName(key));
  return {
    /** "Changed a member", for filters. */
    nameOf: (action: string) => translated(`audit:actions.${action}.name`, plain(action)),
    /** "Changed {{subject}}", with the subject's place held by `slot`. */
    sentenceOf: (action: string, subject: string) =>
      i18n.exists(`audit:actions.${action}.did`)
        ? String(t(`actions.${action}.did` as 'actions.member.changed.did', { subject })) // checked by exists
        : `${plain(action)}: ${subject}`,
    /** As the form calls it; what is no field of a table has words in the log's own list. */
    fieldOf: (type: string, field: string) => {
      const table = tableOf(type);
      const named = table && Object.hasOwn(table.fields, field);
      const own = translated(`audit:fields.${field}`, plain(field));
      return named ? translated(`names/${table.slice}:${table.entity}.${field}`, own) : own;
    },
    /** The value of a custom field, as fields of its type are written. */
    customWordsOf: (type: CustomType, value: unknown): string =>
      textOf({ type: type === 'number' ? 'decimal' : type }, value) ??
      t(typeof value === 'boolean' ? 'no' : 'nothing'),
    /** As the screens of that thing write it: `33.5 in`, `$55.00`, `Blanket wrap`. */
    wordsOf: (type: string, field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return t('nothing');
      const option = optionOf(type, field);
      const table = tableOf(type);
      const known = table && Object.hasOwn(table.fields, field) ? table.fields[field] : undefined;
      // A line of text may be a key that has words of ours.
      const written = known && known.type !== 'flag' && known.type !== 'text' && textOf(known, value, option);
      if (written) return written;
      if (typeof value === 'boolean') return value ? t('yes') : t('no');
      if (typeof value === 'number') return new Intl.NumberFormat(i18n.language).format(value);
      if (Array.isArray(value)) return value.map((each) => option(String(each))).join(', ') || t('nothing');
      if (isDay(value)) return textOf({ type: 'day' }, value) ?? String(value);
      if (field === 'country') return countryName(String(value), i18n.language);
      return field === 'role' ? roleName(String(value)) : option(String(value));
    },
  };
};

const tableOf = (type: string) => fieldTables[type as ChangedType]; // one that the log of today knows, or none

/** Days that are no fields of a table, as those of a stay. */
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The log knows a role by its key; the roles that still exist have a name for people. */
const useCustomRoleName = () => {
  const mayRead = useAbility().can('read', 'Role');
  const roles = useQuery({ ...queries.roles.list.queryOptions(), enabled: mayRead });
  return (key: string) => roles.data?.rows.find((role) => role.key === key)?.name ?? key;
};

/** "storage-location.demo-added" as somebody would say it: for actions newer than these words. */
const plain = (code: string) =>
  code
    .replaceAll(/[.-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
