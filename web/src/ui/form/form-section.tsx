import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Panel } from '../layout/panel.tsx';
import classes from './form-section.module.css';

type FormSectionProps = {
  title: string;
  description?: ReactNode;
  /** Stands at the end, for sections that save on their own. */
  footer?: ReactNode;
  children: ReactNode;
};

/** One named part of a long form: what it is about on one side, its fields on the other. */
export const FormSection = ({ title, description, footer, children }: FormSectionProps) => {
  const id = useId();
  return (
    <Panel labelledBy={id}>
      <div className={classes.section}>
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        <div className={classes.fields}>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </div>
      </div>
    </Panel>
  );
};
