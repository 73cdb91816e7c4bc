import { Button, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import classes from './days-bar.module.css';

type DaysBarProps = {
  title: string;
  previous: string;
  next: string;
  /** Whether the days of today are the ones that are seen. */
  isToday: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onToday: () => void;
  /** How the days are drawn. */
  tools?: ReactNode;
};

/** Which days are seen, and the way to others. */
export const DaysBar = (props: DaysBarProps) => {
  const { title, previous, next, isToday, onPrevious, onNext, onToday, tools } = props;
  const { t } = useTranslation('stagings/list');
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <IconButton label={previous} onClick={onPrevious}>
          <IconChevronLeft size={22} className={classes.arrow} aria-hidden />
        </IconButton>
        <IconButton label={next} onClick={onNext}>
          <IconChevronRight size={22} className={classes.arrow} aria-hidden />
        </IconButton>
        <Title order={2} size="h3" aria-live="polite">
          {title}
        </Title>
      </div>
      <div className={classes.tools}>
        {tools}
        <Button variant="default" size="sm" disabled={isToday} onClick={onToday}>
          {t('stays.today')}
        </Button>
      </div>
    </div>
  );
};
