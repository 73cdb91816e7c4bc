import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-chip.module.css';

export type FilterChoice = { readonly value: string; readonly label: string };

type FilterChipProps = {
  /** What it filters by: "Role". */
  label: string;
  value: string | undefined;
  choices: readonly FilterChoice[];
  onChange: (value: string | undefined) => void;
};

/** One filter of a list: shows what it is set to, opens its choices, and can be cleared beside them. */
export const FilterChip = ({ label, value, choices, onChange }: FilterChipProps) => {
  const { t } = useTranslation('ui');
  const chosen = choices.find((choice) => choice.value === value);
  const all = [{ value: '', label: t('filter.any') }, ...choices];
  return (
    <ChipFrame label={label} shows={chosen?.label ?? value} onClear={() => onChange(undefined)}>
      {(button) => (
        <Menu position="bottom-start">
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
            {all.map((choice) => (
              <Menu.RadioItem
                key={choice.value}
                value={choice.value}
                checked={choice.value === (value ?? '')}
                checkIcon={<IconCheck size={16} aria-hidden />}
                closeMenuOnClick
                onChange={() => onChange(choice.value || undefined)}
              >
                <bdi>{choice.label}</bdi>
              </Menu.RadioItem>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </ChipFrame>
  );
};

type ChipFrameProps = {
  label: string;
  /** What the filter is set to, in words; nothing when it is off. */
  shows: string | undefined;
  onClear: () => void;
  /** For openers that do not listen to their target themselves. */
  onClick?: (() => void) | undefined;
  /** Puts the button into whatever opens. */
  children: (button: ReactNode) => ReactNode;
};

/** The pill around a filter, for filters that open something other than a list of choices. */
export const ChipFrame = ({ label, shows, onClear, onClick, children }: ChipFrameProps) => {
  const { t } = useTranslation('ui');
  const main = useRef<HTMLButtonElement>(null);
  const clear = () => {
    onClear();
    main.current?.focus();
  };
  return (
    <span className={classes.chip} data-on={shows !== undefined}>
      {children(
        <ChipButton ref={main} title={shows} {...(onClick ? { onClick } : {})}>
          <span className={classes.words}>
            {shows === undefined ? label : t('filter.set', { label, value: `\u2068${shows}\u2069` })}
          </span>
        </ChipButton>,
      )}
      {shows !== undefined && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('filter.clear', { label })}
          onClick={clear}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </span>
  );
};

const ChipButton = ({ children, ref, ...props }: ComponentPropsWithRef<'button'>) => (
  <button type="button" {...props} ref={ref} className={classes.main}>
    {children}
    <IconChevronDown size={16} aria-hidden />
  </button>
);
