import type { ReactNode } from 'react';
import { ArchMark } from '../../ui/layout/arch-mark.tsx';
import { LanguageLinks } from '../../ui/layout/language-links.tsx';
import { MainContent } from '../../ui/layout/main-content.tsx';
import classes from './setup-layout.module.css';

/** A quiet page of its own: the mark, a way to leave, and one step in the middle. */
export const SetupLayout = ({ end, children }: { end: ReactNode; children: ReactNode }) => (
  <div className={classes.layout}>
    <header className={classes.head}>
      <span className={classes.brand}>
        <ArchMark size={28} />
        Archway
      </span>
      {end}
    </header>
    <MainContent className={classes.main}>{children}</MainContent>
    <footer className={classes.foot}>
      <LanguageLinks />
    </footer>
  </div>
);
