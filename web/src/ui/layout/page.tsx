import { Badge, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './page.module.css';

type PageProps = {
  title: ReactNode;
  /** How many there are, beside the title of a list. */
  count?: number | undefined;
  /** One calm sentence under the title, when the title alone does not say it. */
  description?: ReactNode;
  /** The primary action stands last. */
  actions?: ReactNode;
  /** Narrow pages are for reading and for forms; wide ones show side by side what a large screen has room for. */
  width?: 'full' | 'form' | 'wide' | undefined;
  children: ReactNode;
};

/** What every framed screen begins with: its heading, its count and its actions. */
export const Page = ({ title, count, description, actions, width = 'full', children }: PageProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <div className={classes.words}>
          <Group gap="xs" align="center" wrap="nowrap">
            <Title order={1}>{title}</Title>
            {count !== undefined && (
              <Badge variant="light" color="gray" size="lg" data-tabular>
                {t('number', { value: count })}
              </Badge>
            )}
          </Group>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
};
