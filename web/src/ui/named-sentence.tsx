import { Fragment, type ReactNode } from 'react';

type NamedSentenceProps = {
  /** A translated sentence with places like `{person}`. i18next leaves single braces alone. */
  text: string;
  /** What stands in them. Text is taken as typed by a person and kept in `<bdi>`; anything else is taken as it is. */
  values: Readonly<Record<string, ReactNode>>;
};

/** A sentence with several things in it that people typed: none is read as markup, none reorders the words beside it. */
export const NamedSentence = ({ text, values }: NamedSentenceProps) =>
  text.split(/\{(\w+)\}/).map((part, index) => {
    const value = index % 2 === 1 ? values[part] : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    return <Fragment key={index}>{index % 2 === 1 && typeof value === 'string' ? <bdi>{value}</bdi> : value}</Fragment>;
  });
