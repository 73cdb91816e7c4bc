import type { ReactNode } from 'react';
import classes from './blank-page.module.css';
import { MainContent } from './main-content.tsx';

/** One thing in the middle of a page without a frame. Inside the frame it is only its content. */
export const BlankPage = ({ children }: { children: ReactNode }) => (
  <MainContent className={classes.page}>
    <div>{children}</div>
  </MainContent>
);
