import type { Field, Fields } from '@archway/contract/kernel/fields/fields';
import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedValue } from '../../ui/fields/typed-value.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { listDifference, type TheirChange } from './edits.ts';
import classes from './stale-changes.module.css';

/** What the fields of a form and their values are called. */
export type FormWords<Name extends string> = {
  nameOf: (field: Name) => string;
  /** What the fields are; those of no table are written as they are. */
  table?: Fields | undefined;
  optionName?: ((field: Name, option: string) => string) | undefined;
  /** What a custom field is called, by its id. */
  customName?: ((id: string) => string) | undefined;
  /** What is written otherwise than its type is. */
  shown?: { readonly [Field in Name]?: (value: never) => ReactNode } | undefined;
};

type StaleChangesProps<Name extends string> = {
  changes: readonly TheirChange[];
  words: FormWords<Name>;
  /** Which words tell both apart: somebody else’s change, or one’s own elsewhere. */
  whose: 'stale' | 'stale.own';
  /** Where theirs is taken. */
  taken: ReadonlySet<string>;
  onTake: (path: string, isTaken: boolean) => void;
};

/** What somebody else made of each value; where I changed it too, which of both it becomes. */
export const StaleChanges = <Name extends string>({
  changes,
  words,
  whose,
  taken,
  onTake,
}: StaleChangesProps<Name>) => {
  const { t } = useTranslation('ui/fields');
  return (
    <ul className={classes.changes}>
      {changes.map(({ path, before, theirs, mine, contested }) => {
        const name = nameOfPath(path, words);
        const value = (typed: unknown) => <Value path={path} typed={typed} words={words} />;
        const outcome = (typed: unknown) => <Outcome before={before} after={typed} value={value} />;
        return (
          <li key={path}>
            {contested ? (
              <Radio.Group
                label={name}
                value={taken.has(path) ? 'theirs' : 'mine'}
                onChange={(chosen) => onTake(path, chosen === 'theirs')}
              >
                <Stack gap="0.375rem" mt="0.25rem">
                  <Radio
                    size="sm"
                    value="mine"
                    label={
                      <>
                        {contested === 'both' ? t('stale.both') : t(`${whose}.mine`)} {outcome(mine)}
                      </>
                    }
                  />
                  <Radio
                    size="sm"
                    value="theirs"
                    label={
                      <>
                        {t(`${whose}.theirs`)} {outcome(theirs)}
                      </>
                    }
                  />
                </Stack>
              </Radio.Group>
            ) : (
              <>
                {t('stale.line', { field: isolated(name) })}{' '}
                {!listDifference(before, theirs) && (
                  <>
                    <del>{value(before)}</del>{' '}
                    <span className={classes.arrow} aria-hidden="true">
                      →
                    </span>{' '}
                  </>
                )}
                <ins>{outcome(theirs)}</ins>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};

type OutcomeProps = { before: unknown; after: unknown; value: (typed: unknown) => ReactNode };

/** What it becomes; of a list, only what is added and removed: nobody compares two long ones by eye. */
const Outcome = ({ before, after, value }: OutcomeProps) => {
  const { t } = useTranslation('ui/fields');
  const difference = listDifference(before, after);
  if (!difference) return value(after);
  const { added, removed } = difference;
  return (
    <>
      {added.length > 0 && (
        <span>
          {t('stale.added')} {value(added)}
        </span>
      )}
      {added.length > 0 && removed.length > 0 && ' · '}
      {removed.length > 0 && (
        <span>
          {t('stale.removed')} {value(removed)}
        </span>
      )}
    </>
  );
};

type ValueProps<Name extends string> = { path: string; typed: unknown; words: FormWords<Name> };

const Value = <Name extends string>({
  path,
  typed,
  words: { table, optionName, shown },
}: ValueProps<Name>) => {
  const [name, id] = partsOf<Name>(path);
  const own = shown?.[name];
  if (own) return own(typed as never); // what the form holds of it
  const field: Field | undefined = table?.[name];
  const part = field?.type === 'custom' && id !== undefined ? field.table?.[id] : field;
  return (
    <TypedValue
      field={part}
      typed={typed}
      optionName={optionName && ((option) => optionName(name, option))}
    />
  );
};

const nameOfPath = <Name extends string>(path: string, { nameOf, customName }: FormWords<Name>) => {
  const [name, id] = partsOf<Name>(path);
  return id === undefined || !customName ? nameOf(name) : customName(id);
};

/** The name of a field, and of a custom one its id. */
const partsOf = <Name extends string>(path: string) => path.split('.') as [Name, string?]; // as the changes have them
