import { type Field, type Fields, type NamesOf, namesOf } from '@archway/contract/kernel/fields/fields';
import type { Column } from '../list/data-table.tsx';
import { type FieldSetting, useFieldSetting } from './field-setting.ts';
import { useFieldText } from './use-field-text.ts';

type FieldColumns<Table extends Fields> = {
  table: Table;
  /** Those that columns made by hand show already. */
  except: readonly NamesOf<Table>[];
  nameOf: (field: NamesOf<Table>) => string;
  optionName: (field: NamesOf<Table>, option: string) => string;
};

/** A column for each field of a list that has none made by hand: shown when somebody chooses it, as fields of its type are. */
export const useFieldColumns = () => {
  const textOf = useFieldText();
  const { mayRead } = useFieldSetting();
  return <Table extends Fields, Row extends Readonly<Record<NamesOf<Table>, unknown>>>({
    table,
    except,
    nameOf,
    optionName,
  }: FieldColumns<Table>): Column<Row>[] =>
    namesOf(table)
      .filter((name) => !except.includes(name) && isSeen(table[name]?.guard, mayRead))
      .map((name) => {
        const field = table[name] as Field; // one of its own names
        return {
          key: name,
          title: nameOf(name),
          extra: true,
          sortable: field.sort ?? false,
          ...(isNumber(field) ? { align: 'end' as const } : {}),
          render: (row: Row) => <bdi>{textOf(field, row[name], (option) => optionName(name, option))}</bdi>,
        };
      });
};

/** Whoever may not see a guarded field has no column of it. */
const isSeen = (guard: Field['guard'], mayRead: FieldSetting['mayRead']) => !guard || mayRead(guard);

/** Numbers stand at the end of their column. */
export const isNumber = ({ type }: Field) =>
  ['number', 'decimal', 'money', 'length', 'weight'].includes(type);
