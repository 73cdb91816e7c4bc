import type names from '@archway/contract/team/names/en.json';
import { useTranslation } from 'react-i18next';

/** What the fields of a member, and the other columns, are called. */
export const useMemberNames = () => {
  const { t } = useTranslation('names/team');
  return (name: keyof typeof names.member) => t(`member.${name}`);
};
