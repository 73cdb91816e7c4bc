import type { LoggedRight } from '@archway/contract/audit/changes-of';
import { offeredActions } from '@archway/contract/kernel/access/rights';
import type { CustomType } from '@archway/contract/kernel/fields/custom-table';
import { loggedField } from '@archway/contract/logged-fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useFieldText } from '../ui/fields/use-field-text.ts';
import { countryName } from './country-name.ts';

/** Actions, fields and values of the log in the reader's language; what has no words of ours is shown as it is. */
export const useAuditWords = () => {
  const { t, i18n } = useTranslation(['audit', 'names/audit', 'names/team']);
  const customRoleName = useCustomRoleName();
  const textOf = useFieldText({ exact: true });
  // Every key below falls back to plain text, so none of them needs to be known beforehand.
  const translated = (key: string, otherwise: string) =>
    i18n.exists(key) ? String(t(key as 'title')) : otherwise;
  const optionOf = (type: string, field: string) => {
    const { slice, entity, field: named } = loggedField(type, field)?.options ?? {};
    return (value: string) =>
      slice ? translated(`names/${slice}:options.${entity}.${named}.${value}`, value) : value;
  };
  /** "Items (View, Edit)", in the words of the screen of roles. */
  const rightOf = ({ subject, actions }: LoggedRight) => {
    const isAll = actions.length > 1 && actions.length === offeredActions(subject).length;
    const words = actions.map((action) => translated(`names/team:rights.actions.${action}`, action));
    return t('right', {
      subject: translated(`names/team:rights.subjects.${subject}`, subject),
      actions: isAll
        ? t('names/team:rights.everything')
        : new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' }).format(words),
    });
  };
  /** One of a list: a right, one of the people there, or a word. */
  const partOf = (part: unknown, option: (value: string) => string) => {
    if (typeof part !== 'object' || part === null) return option(String(part));
    return isRight(part) ? rightOf(part) : Object.values(part).filter(Boolean).join(', ');
  };
  /** The first few; the rest is counted. */
  const listOf = (list: readonly unknown[], most: number, textOf: (part: unknown) => string) => {
    const separator = list.some((part) => typeof part === 'object') ? '; ' : ', ';
    const few = list.slice(0, most).map(textOf);
    const rest = list.length - few.length;
    return [...few, ...(rest > 0 ? [t('more', { count: rest })] : [])].join(separator);
  };
  const roleName = (key: string) => translated(`organizations:roleNames.${key}`, customRoleName(key));
  return {
    /** "Changed a member", for filters. */
    nameOf: (action: string) => translated(`names/audit:actions.${action}.name`, plain(action)),
    /** "Members": what an action is about, by its first word. */
    thingOf: (action: string) => {
      const thing = action.slice(0, action.indexOf('.'));
      return translated(`names/audit:things.${thing}`, plain(thing));
    },
    /** "Changed {{subject}}", with the subject's place held by `slot`. */
    sentenceOf: (action: string, subject: string) =>
      i18n.exists(`names/audit:actions.${action}.did`)
        ? String(
            t(`names/audit:actions.${action}.did` as 'names/audit:actions.member.changed.did', { subject }),
          ) // checked by exists
        : `${plain(action)}: ${subject}`,
    /** As the form calls it; what is no field of a table has words in the log's own list. */
    fieldOf: (type: string, field: string) => {
      const own = translated(`names/audit:fields.${field}`, plain(field));
      const known = loggedField(type, field);
      return known ? translated(`names/${known.slice}:${known.entity}.${field}`, own) : own;
    },
    /** The value of a custom field, as fields of its type are written. */
    customWordsOf: (type: CustomType, value: unknown): string =>
      textOf({ type: type === 'number' ? 'decimal' : type }, value) ??
      t(typeof value === 'boolean' ? 'no' : 'nothing'),
    /** As the screens of that thing write it: `33.5 in`, `$55.00`, `Blanket wrap`; of a list so many. */
    wordsOf: (type: string, field: string, value: unknown, most = mostListed): string => {
      if (value === null || value === undefined || value === '') return t('nothing');
      const known = loggedField(type, field)?.field;
      const option = known?.type === 'words' ? String : optionOf(type, field);
      if (Array.isArray(value)) return listOf(value, most, (each) => partOf(each, option)) || t('nothing');
      // A line of text may be a key that has words of ours.
      const written = known && known.type !== 'flag' && known.type !== 'text' && textOf(known, value, option);
      if (written) return written;
      if (typeof value === 'boolean') return value ? t('yes') : t('no');
      if (typeof value === 'number') return new Intl.NumberFormat(i18n.language).format(value);
      if (isDay(value)) return textOf({ type: 'day' }, value) ?? String(value);
      if (field === 'country') return countryName(String(value), i18n.language);
      return field === 'role' ? roleName(String(value)) : option(String(value));
    },
  };
};

/** Codes of a whole delivery fill a screen. */
const mostListed = 12;

const isRight = (part: object): part is LoggedRight => 'subject' in part && 'actions' in part;

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
