import type { Unit } from '@archway/contract/inventory/unit';
import { type UnitAction, unitActions } from '@archway/contract/inventory/unit-actions';
import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Button, Checkbox, Input, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { findsWords } from '../../../ui/list/find-words.ts';
import { Results } from '../../../ui/list/results.tsx';
import classes from './record.module.css';
import type { RecordedPiece } from './record-fields.ts';

type PiecesFieldProps = {
  action: UnitAction;
  item: { readonly id: string };
  /** Given when they were chosen before; otherwise they are chosen here. */
  pieces: readonly RecordedPiece[] | undefined;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: ReactNode;
};

/** Which pieces are meant: told when they were chosen, chosen here otherwise. */
export const PiecesField = ({ pieces, ...rest }: PiecesFieldProps) =>
  pieces ? <ChosenPieces pieces={pieces} /> : <PieceChoices {...rest} />;

const ChosenPieces = ({ pieces }: { pieces: readonly RecordedPiece[] }) => {
  const { t } = useTranslation('inventory/item');
  const most = 8;
  return (
    <div className={classes.chosen}>
      <span>{t('pieces', { count: pieces.length })}</span>
      <ul>
        {pieces.slice(0, most).map(({ id, code }) => (
          <li key={id}>
            <bdi>{code}</bdi>
          </li>
        ))}
        {pieces.length > most && <li>{t('record.andMore', { count: pieces.length - most })}</li>}
      </ul>
    </div>
  );
};

/** With more than this a search field stands above them. */
const few = 8;

const PieceChoices = ({ action, item, value, onChange, error }: Omit<PiecesFieldProps, 'pieces'>) => {
  const { t } = useTranslation('inventory/item');
  const [typed, setTyped] = useState('');
  const units = usePieces(item.id, typed);
  return (
    <Results of={units.query}>
      {({ total }) => {
        const open = units.rows.filter((unit) => unitActions[action](unit));
        const all = open.length > 0 && open.every(({ id }) => value.includes(id));
        const toggle = (id: string) =>
          onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
        return (
          <Input.Wrapper
            label={t('record.which')}
            description={t('record.chosen', { count: value.length })}
            error={error}
            labelElement="div"
            required
          >
            {total > few && (
              <TextInput
                size="sm"
                type="search"
                mt={6}
                aria-label={t('record.find')}
                placeholder={t('record.find')}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            )}
            <div className={classes.choices}>
              {open.map(({ id, code, locationName }) => (
                <Checkbox
                  key={id}
                  className={classes.choice}
                  size="md"
                  checked={value.includes(id)}
                  onChange={() => toggle(id)}
                  label={<bdi>{code}</bdi>}
                  description={locationName && <bdi>{locationName}</bdi>}
                />
              ))}
              {open.length === 0 && <p className={classes.none}>{t('record.noneFit')}</p>}
            </div>
            {open.length > 1 && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => onChange(all ? [] : [...new Set([...value, ...open.map(({ id }) => id)])])}
              >
                {all ? t('record.chooseNone') : t('record.chooseAll', { count: open.length })}
              </Button>
            )}
          </Input.Wrapper>
        );
      }}
    </Results>
  );
};

/** As many as are asked for at once: of more than these, the server finds those that are meant. */
const atOnce = 100;

const usePieces = (itemId: string, typed: string) => {
  const [search] = useDebouncedValue(typed, 250);
  const query = useQuery(queries.units.list.queryOptions({ input: { itemId, itemsPerPage: atOnce } }));
  const many = (query.data?.total ?? 0) > atOnce;
  const found = useQuery({
    ...queries.units.list.queryOptions({
      input: { itemId, itemsPerPage: atOnce, searchQuery: cutText(search, textLimits.searchQuery) },
    }),
    enabled: many && search !== '',
    placeholderData: keepPreviousData,
  });
  const first: readonly Unit[] = query.data?.rows ?? [];
  const here = first.filter(({ code, locationName }) => findsWords(`${code} ${locationName}`, typed));
  return { query, rows: many && search !== '' ? (found.data?.rows ?? here) : here };
};
