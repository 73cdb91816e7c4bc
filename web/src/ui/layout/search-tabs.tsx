import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-links.module.css';

type SearchTab = {
  readonly tab: string;
  readonly label: ReactNode;
  readonly icon?: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
};

type SearchTabsProps = {
  /** What the tabs belong to, for screen readers. */
  label: string;
  /** The first one is shown when the address names none. */
  tabs: readonly SearchTab[];
  current: string;
};

/** Tabs of one page that are kept in its address as `?tab=`, so that Back, reload and sharing work. */
export const SearchTabs = ({ label, tabs, current }: SearchTabsProps) => {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab shown changes which link is current
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={classes.tabs}>
      {tabs.map(({ tab, label: words, icon: Icon }, index) => (
        <Link
          key={tab}
          to="."
          search={(index === 0 ? {} : { tab }) as never} // every route takes its own
          className={classes.tab}
          // Whatever else the address holds (a page, an order) belongs to the tab that is shown.
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
          aria-current={tab === current ? 'page' : undefined}
        >
          {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
          {words}
        </Link>
      ))}
    </nav>
  );
};

/** Sideways only: the tabs stand in the middle of a page, which stays where it is. */
const showCurrent = (list: HTMLElement) => {
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const around = list.getBoundingClientRect();
  list.scrollLeft += current.left + current.width / 2 - (around.left + around.width / 2);
};
