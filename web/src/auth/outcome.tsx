import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { AuthLayout } from './auth-layout.tsx';
import classes from './outcome.module.css';

type OutcomeProps = {
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  tone?: 'plain' | 'good' | undefined;
  title: ReactNode;
  /** What it means, in a sentence or two. */
  children: ReactNode;
  /** The next step, and others beside it. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** False when the page begins with it: then nothing has happened that the focus should follow. */
  announced?: boolean | undefined;
};

/** What has come of it, on a screen before signing in. The focus goes to its heading, so that it is read out. */
export const Outcome = ({
  icon: Icon,
  tone = 'plain',
  title,
  children,
  actions,
  footer,
  announced = true,
}: OutcomeProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  return (
    <AuthLayout
      heading={heading}
      above={
        <span className={classes.icon} data-tone={tone}>
          <Icon size={28} stroke={1.6} aria-hidden />
        </span>
      }
      title={title}
      footer={footer}
    >
      <div className={classes.words}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </AuthLayout>
  );
};
