import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { calendarLinks } from './calendar-links.ts';
import classes from './feeds.module.css';

/** A link that was just made, the one time it can be seen, and how it gets into a calendar. */
export const NewLink = ({ url }: { url: string }) => {
  const { t } = useTranslation('stagings/feeds');
  const links = calendarLinks(url);
  return (
    <Alert variant="light" role="status" className={classes.made}>
      <TextInput
        label={t('link')}
        description={t('secret')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs" mt="sm">
        <CopyButton size="sm" text={url} label={t('copy')} />
        <Text size="sm" c="dimmed" ms="xs">
          {t('add')}
        </Text>
        {(['google', 'apple', 'outlook'] as const).map((program) => (
          <Button
            key={program}
            component="a"
            variant="subtle"
            size="compact-sm"
            href={links[program]}
            target="_blank"
            rel="noreferrer"
          >
            {t(program)}
          </Button>
        ))}
      </Group>
    </Alert>
  );
};
