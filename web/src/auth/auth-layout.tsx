import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { ArchMark } from '../ui/layout/arch-mark.tsx';
import { LanguageLinks } from '../ui/layout/language-links.tsx';
import { MainContent } from '../ui/layout/main-content.tsx';
import classes from './auth-layout.module.css';
import { DoorPicture } from './door-picture.tsx';

type AuthLayoutProps = {
  title: ReactNode;
  /** Takes the focus when another step begins. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** A small line above the title, such as which step this is. */
  above?: ReactNode;
  description?: ReactNode;
  /** Below the form: the other ways in. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The house seen from outside: every screen before signing in stands in this door. */
export const AuthLayout = ({ title, heading, above, description, footer, children }: AuthLayoutProps) => (
  <div className={classes.layout}>
    <div className={classes.side}>
      <header className={classes.header}>
        <Link to="/" className={classes.brand}>
          <ArchMark size={32} />
          Archway
        </Link>
      </header>
      <MainContent className={classes.main}>
        {above && <p className={classes.above}>{above}</p>}
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {description && <p className={classes.description}>{description}</p>}
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.footer}>{footer}</div>}
      </MainContent>
      <footer>
        <LanguageLinks />
      </footer>
    </div>
    <div className={classes.picture}>
      <DoorPicture />
    </div>
  </div>
);
