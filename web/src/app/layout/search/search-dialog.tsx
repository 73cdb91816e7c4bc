import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search-dialog.module.css';
import { findMatches } from './search-rules.ts';
import { useFoundThings } from './use-found-things.ts';
import { type SearchEntry, searchGroups, useSearchEntries } from './use-search-entries.ts';

/** Search over pages, actions and what the organization has: type, choose with the arrows, go with Enter. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  const listId = useId();
  const entries = useSearchEntries();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const matches = useMemo(() => (typed.trim() ? findMatches(entries, typed) : entries), [entries, typed]);
  const things = useFoundThings(typed);
  const groups = searchGroups.map((group) => ({
    group,
    found: [...matches, ...things.entries].filter((entry) => entry.group === group),
  }));
  const inOrder = groups.flatMap(({ found }) => found);
  const current = inOrder[Math.min(at, inOrder.length - 1)];
  const optionId = (entry: SearchEntry) => `${listId}-${entry.id}`;

  const go = (entry: SearchEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: inOrder.length - 1,
    };
    const to = moves[event.key];
    if (event.key === 'Enter') go(current);
    if (to === undefined || inOrder.length === 0) return;
    event.preventDefault();
    setAt((to + inOrder.length) % inOrder.length);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="12vh"
      centered={false}
      attributes={{ content: { 'aria-label': t('frame.search') } }}
    >
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          className={classes.input}
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current && optionId(current)}
          aria-autocomplete="list"
          aria-label={t('frame.search')}
          placeholder={t('frame.searchHint')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <kbd className={classes.key}>Esc</kbd>
      </div>
      <div id={listId} role="listbox" aria-label={t('frame.search')} className={classes.list}>
        {groups.map(
          ({ group, found }) =>
            found.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
              <div key={group} role="group" aria-label={t(`search.${group}`)}>
                <div className={classes.heading} aria-hidden="true">
                  {t(`search.${group}`)}
                </div>
                {found.map((entry) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
                  <div
                    key={entry.id}
                    id={optionId(entry)}
                    role="option"
                    aria-selected={entry === current}
                    className={classes.option}
                    onClick={() => go(entry)}
                    onMouseMove={() => setAt(inOrder.indexOf(entry))}
                    ref={(node) => {
                      if (entry === current) node?.scrollIntoView({ block: 'nearest' });
                    }}
                  >
                    <bdi>{entry.title}</bdi>
                    {entry.hint && <bdi className={classes.hint}>{entry.hint}</bdi>}
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
      <p className={classes.none} role="status">
        {inOrder.length === 0 && !things.isLoading ? t('search.none', { typed }) : ''}
      </p>
    </Modal>
  );
};
