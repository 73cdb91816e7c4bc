import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import classes from './stale-alert.module.css';
import { type FormWords, StaleChanges } from './stale-changes.tsx';
import type { StaleEdit } from './use-edit-form.ts';

type StaleAlertProps<Name extends string> = {
  stale: StaleEdit<Name>;
  /** Changed by the same person elsewhere. */
  own: boolean;
  words: FormWords<Name>;
};

/** Somebody else was faster: who, what they changed, and the choice what happens with one's own changes. Nothing is lost. */
export const StaleAlert = <Name extends string>({
  stale: { row, fields, changes, keepMine, takeTheirs },
  own,
  words,
}: StaleAlertProps<Name>) => {
  const { t } = useTranslation('ui/fields');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const notice = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  const take = (path: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(path);
    else next.delete(path);
    setTaken(next);
  };
  return (
    <Alert
      ref={notice}
      className={classes.notice}
      role="alert"
      color="orange"
      variant="light"
      icon={<IconUsers size={20} aria-hidden />}
      title={t(own ? 'stale.ownTitle' : 'stale.title')}
    >
      <Stack gap="sm">
        <span>
          {row.updatedAt && (
            <>
              <RelativeTime at={row.updatedAt} />
              {' · '}
            </>
          )}
          {row.updatedBy && (
            <>
              <bdi>{row.updatedBy}</bdi>
              {' · '}
            </>
          )}
          {fields.length > 0
            ? t('stale.changed', { fields: fields.map((name) => words.nameOf(name)).join(t('stale.comma')) })
            : t('stale.other')}
        </span>
        {changes.length > 0 && <StaleChanges changes={changes} words={words} taken={taken} onTake={take} />}
        <span>{t('stale.body')}</span>
        <Group gap="sm">
          <Button ref={first} size="sm" onClick={() => keepMine(taken)}>
            {t(taken.size > 0 ? 'stale.merge' : 'stale.keepMine')}
          </Button>
          <Button size="sm" variant="default" onClick={takeTheirs}>
            {t('stale.seeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
