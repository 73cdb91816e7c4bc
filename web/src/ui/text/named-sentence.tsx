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
    if (index % 2 === 0) return part;
    const value = values[part];
    return typeof value === 'string' ? (
      <bdi key={part}>{value}</bdi>
    ) : (
      <Fragment key={part}>{value}</Fragment>
    );
  });
