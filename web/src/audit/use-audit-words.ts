import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { countryName } from './country-name.ts';

/** Fields whose values are words of ours, and where those words stand. A map, because people name fields too. */
const valueWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['role', ['organizations:roleNames']],
  ['companyType', ['organizations:companyType']],
  ['companySize', ['organizations:companySize']],
  ['units', ['organizations:units']],
  ['locale', ['audit:languages']],
  ['colour', ['team:colour']],
  ['icon', ['inventory/categories:icon']],
  ['kind', ['storage:kind', 'vendors:kind']],
]);

/** Actions, fields and values of the log in the reader's language; what has no words of ours is shown as it is. */
export const useAuditWords = () => {
  const { t, i18n } = useTranslation('audit');
  const customRoleName = useCustomRoleName();
  // Every key below falls back to plain text, so none of them needs to be known beforehand.
  const say = (key: string, otherwise: string) => (i18n.exists(key) ? String(t(key as 'title')) : otherwise);
  return {
    /** "Changed a member", for filters. */
    nameOf: (action: string) => say(`audit:actions.${action}.name`, plain(action)),
    /** "Changed {{subject}}", with the subject's place held by `slot`. */
    sentenceOf: (action: string, subject: string) =>
      i18n.exists(`audit:actions.${action}.did`)
        ? String(t(`actions.${action}.did` as 'actions.member.changed.did', { subject })) // checked by exists
        : `${plain(action)}: ${subject}`,
    fieldOf: (field: string) => say(`audit:fields.${field}`, plain(field)),
    wordsOf: (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return t('nothing');
      if (typeof value === 'boolean') return value ? t('yes') : t('no');
      if (typeof value === 'number') return new Intl.NumberFormat(i18n.language).format(value);
      if (field === 'country') return countryName(String(value), i18n.language);
      const words = valueWords.get(field)?.find((place) => i18n.exists(`${place}.${value}`));
      const name = field === 'role' ? customRoleName(String(value)) : String(value);
      return words ? say(`${words}.${value}`, name) : name;
    },
  };
};

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
