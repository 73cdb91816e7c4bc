import { useTranslation } from 'react-i18next';

/**
 * What the fields of an entity are called, what is said under their inputs, and what their options are called. They stand
 * with the table of the fields, in the contract's `names/`: `<entity>`, `hints.<entity>` and `options.<entity>`.
 */
export const useFieldWords = <Name extends string>(slice: string, entity: string) => {
  const { t, i18n } = useTranslation(`names/${slice}` as 'names/vendors'); // each slice with fields has one
  const found = (key: string) => (i18n.exists(`names/${slice}:${key}`) ? t(key as 'vendor.name') : undefined); // just asked
  return {
    nameOf: (field: Name) => found(`${entity}.${field}`) ?? field,
    hintOf: (field: string) => found(`hints.${entity}.${field}`),
    optionName: (field: string, option: string) => found(`options.${entity}.${field}.${option}`) ?? option,
  };
};
