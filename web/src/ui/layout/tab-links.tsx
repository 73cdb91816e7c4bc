import { Link } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import classes from './tab-links.module.css';

type TabLink = {
  readonly tab: string;
  readonly label: string;
  readonly icon?: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
};

type TabLinksProps = {
  /** What the tabs belong to, for screen readers. */
  label: string;
  /** The route with `$tab` in it. */
  to: string;
  tabs: readonly TabLink[];
  current: string;
};

/** Tabs that are places: each has an address, so Back, reload and sharing work. On a phone they scroll sideways. */
export const TabLinks = ({ label, to, tabs, current }: TabLinksProps) => {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab shown changes which link is current
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={classes.tabs}>
      {tabs.map(({ tab, label: words, icon: Icon }) => (
        <Link
          key={tab}
          to={to}
          params={{ tab }}
          className={classes.tab}
          activeOptions={{ includeSearch: false }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
          {words}
        </Link>
      ))}
    </nav>
  );
};
