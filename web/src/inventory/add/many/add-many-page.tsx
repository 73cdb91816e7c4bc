import { itemFields } from '@archway/contract/inventory/item-fields';
import type { Field } from '@archway/contract/kernel/fields/fields';
import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useFieldSetting } from '../../../ui/fields/field-setting.ts';
import { useFormats } from '../../../ui/fields/measures/use-formats.ts';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { StickySaveBar } from '../../../ui/form/sticky-save-bar.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './many.module.css';
import { type CellError, cellKey, columnOfField, readRows } from './read-rows.ts';
import { sheetColumns, sheetFieldOf } from './sheet-columns.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { isEmptyRow } from './sheet-state.ts';
import { SheetTools } from './sheet-tools.tsx';
import { useNamed } from './use-named.ts';
import { useSheet } from './use-sheet.ts';
import { useSheetName } from './use-sheet-name.ts';

/** An inventory manager is back from a furniture market with forty new pieces, and a list of them. */
export const AddManyPage = () => {
  const { t } = useTranslation('inventory/add');
  const mayAdd = useAbility().can('create', 'Item');
  return mayAdd ? (
    <AddMany />
  ) : (
    <EmptyState
      order={1}
      picture="locked"
      title={t('notAllowed')}
      action={
        <LinkButton to="/inventory" variant="default">
          {t('back')}
        </LinkButton>
      }
    />
  );
};

const noErrors: ReadonlyMap<string, CellError> = new Map();
const rowsAtFirst = 12;

const AddMany = () => {
  const { t } = useTranslation('inventory/add');
  const columnName = useSheetName();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { mayRead } = useFieldSetting();
  const columns = useMemo(
    () =>
      sheetColumns.filter((column) => {
        const name = sheetFieldOf(column);
        const field: Field | undefined = name && itemFields[name];
        return !field?.guard || mayRead(field.guard);
      }),
    [mayRead],
  );
  const formats = useFormats();
  const { categories, locations, choices } = useNamed();
  const hand = useSheet({ rows: rowsAtFirst, columns: columns.length });
  const { rows } = hand.sheet;
  const read = useMemo(
    () => readRows(rows, { columns, categories, locations, formats }),
    [rows, columns, categories, locations, formats],
  );
  const [confirming, setConfirming] = useState(false);
  const [refused, setRefused] = useState({ rows, errors: noErrors });
  const [saved, setSaved] = useState(false);
  // What the server said holds until something is changed; what is not finished is not yet wrong.
  const told = refused.rows === rows ? refused.errors : noErrors;
  const errors = new Map([...(confirming ? read.errors : noErrors), ...told]);
  const written = rows.some((row) => !isEmptyRow(row));

  const goToFirst = (found: ReadonlyMap<string, CellError>) => {
    const [first] = [...found.keys()].map((at) => at.split(':').map(Number)).sort(byLocation);
    if (first) hand.go({ row: first[0] ?? 0, column: first[1] ?? 0 });
  };
  const { submit, pending, problem } = useSubmit(api.items.createMany, {
    onDone: async (answer) => {
      setSaved(true);
      toast(t('many.saved', { count: answer.rows.length }), { tone: 'success' });
      const search = { sortBy: 'createdAt', orderBy: 'desc' } as never; // the list's own
      await navigate({ to: '/inventory', search, replace: true });
    },
    onProblem: ({ errors: fields }) => {
      const found = new Map(
        fields.flatMap(({ field, key, n }) => {
          const [, index = '', name = ''] = field.split('.');
          const row = read.items[Number(index)]?.from;
          const column = columnOfField(name);
          return row === undefined || !column
            ? []
            : [[cellKey(row, columns.indexOf(column)), { key, n }] as const];
        }),
      );
      setRefused({ rows, errors: found });
      if (found.size > 0) goToFirst(found);
      // The button that was pressed could not keep the focus while it waited.
      else hand.focus();
      return found.size > 0;
    },
  });
  const send = () => {
    setConfirming(true);
    if (read.errors.size > 0) return goToFirst(read.errors);
    if (read.items.length === 0) return hand.focus();
    const items = read.items.map(({ from: _, ...item }) => item);
    void submit({ rows: items } as Parameters<typeof api.items.createMany>[0]); // ids of what was read from the server
  };
  const here = errors.get(cellKey(hand.active.row, hand.active.column));
  return (
    <Page title={t('many.title')} description={t('many.description')}>
      <form
        id={formId}
        ref={form}
        className={classes.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ProblemAlert problem={problem} />
        <SheetTools hand={hand} />
        <Panel flush>
          <SheetGrid
            hand={hand}
            columns={columns}
            errors={errors}
            choices={choices}
            onLeave={() => document.querySelector<HTMLElement>(`button[form="${formId}"]`)?.focus()}
          />
        </Panel>
        <div className={classes.status} role="status">
          {here ? (
            <span className={classes.wrong}>
              {t('many.wrongHere', {
                row: hand.active.row + 1,
                column: columnName(columns[hand.active.column] ?? 'name'),
                error: fieldErrorText(here.key, here.n, here.name),
              })}
            </span>
          ) : (
            errors.size > 0 && t('many.wrong', { count: errors.size })
          )}
        </div>
        <p className={classes.help}>{t('many.help')}</p>
        <StickySaveBar
          always
          dirty={written && !saved}
          pending={pending}
          form={formId}
          words={read.items.length > 0 ? t('many.count', { count: read.items.length }) : t('many.none')}
          save={t('many.save')}
          discard={t('bar.leave')}
          onDiscard={() => void navigate({ to: '/inventory' })}
        />
      </form>
    </Page>
  );
};

const byLocation = (one: readonly number[], other: readonly number[]) =>
  (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
