import { useTranslation } from 'react-i18next';

/** "#12 Rosewood condo": a staging by its number and its name, as each language writes numbers of things. */
export const useStagingTitle = () => {
  const { t } = useTranslation('names/stagings');
  return ({ number, name }: { readonly number: number; readonly name: string }) =>
    t('numbered', { number, name });
};
