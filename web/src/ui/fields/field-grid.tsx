import {
  type Fields,
  type FieldType,
  type GroupsOf,
  type NamesOf,
  namesOfGroup,
} from '@archway/contract/kernel/fields/fields';
import { Fragment, type ReactNode } from 'react';
import type { FieldForm } from './field-form.ts';
import classes from './field-grid.module.css';
import { FieldInput } from './field-input.tsx';
import { useFieldSetting } from './field-setting.ts';

export type FieldGridProps<Table extends Fields> = {
  form: FieldForm;
  /** Where the form keeps the values of the table, when that is not at its top. */
  at?: string | undefined;
  table: Table;
  group: GroupsOf<Table>;
  nameOf: (field: NamesOf<Table>) => string;
  hintOf: (field: NamesOf<Table>) => string | undefined;
  optionName?: (field: NamesOf<Table>, option: string) => string;
  exampleOf?: (field: NamesOf<Table>) => string | undefined;
  /** Inputs made by the slice, in the place of those of their types; null leaves a field to another one. */
  replaced?: Partial<Record<NamesOf<Table>, ReactNode>>;
  /** Those that have a line of their own, beside the types that always do. */
  wide?: readonly NamesOf<Table>[];
  /** The one that has the focus when its dialog opens. */
  focused?: NamesOf<Table>;
};

const wideTypes: readonly FieldType[] = ['longText', 'words', 'choices', 'custom', 'reference', 'contacts'];

/** The fields of one group, in the order of the table. Whoever may not see a guarded one is not asked for it. */
export const FieldGrid = <Table extends Fields>({
  form,
  at,
  table,
  group,
  nameOf,
  hintOf,
  optionName,
  exampleOf,
  replaced = {},
  wide = [],
  focused,
}: FieldGridProps<Table>) => {
  const { mayRead } = useFieldSetting();
  return (
    <div className={classes.grid}>
      {namesOfGroup(table, group).map((name) => {
        const field = table[name];
        if (!field || (field.guard && !mayRead(field.guard))) return null;
        const input =
          name in replaced ? (
            replaced[name]
          ) : (
            <FieldInput
              key={name}
              form={form}
              name={at ? `${at}.${name}` : name}
              field={field}
              label={nameOf(name)}
              description={field.hint && hintOf(name)}
              placeholder={exampleOf?.(name)}
              focused={name === focused}
              optionName={optionName && ((option) => optionName(name, option))}
            />
          );
        if (input === null) return null;
        const isWide = name in replaced || wide.includes(name) || wideTypes.includes(field.type);
        return isWide ? (
          <div key={name} className={classes.wide}>
            {input}
          </div>
        ) : (
          <Fragment key={name}>{input}</Fragment>
        );
      })}
    </div>
  );
};
