import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import classes from './stale-alert.module.css';
import { type FormWords, StaleChanges } from './stale-changes.tsx';
import type { StaleEdit } from './use-edit-form.ts';

type StaleAlertProps<Name extends string> = {
  stale: StaleEdit<Name>;
  /** What nobody but oneself changes. */
  own: boolean;
  words: FormWords<Name>;
};

/**
 * Somebody else was faster, or oneself elsewhere: who, what they changed, and the choice what happens with what was typed here.
 * Nothing is lost.
 */
export const StaleAlert = <Name extends string>({
  stale: { row, fields, changes, keepMine, takeTheirs },
  own,
  words,
}: StaleAlertProps<Name>) => {
  const { t } = useTranslation('ui/fields');
  const { user } = useSession();
  const isMe = own || (row.updatedById !== null && row.updatedById === user?.id);
  const whose = isMe ? 'stale.own' : 'stale';
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
      title={t(`${whose}.title`)}
    >
      <Stack gap="sm">
        <span>
          {row.updatedAt && (
            <>
              <RelativeTime at={row.updatedAt} />
              {' · '}
            </>
          )}
          {row.updatedBy && !isMe && (
            <>
              <bdi>{row.updatedBy}</bdi>
              {' · '}
            </>
          )}
          {fields.length > 0
            ? t('stale.changed', { fields: fields.map((name) => words.nameOf(name)).join(t('stale.comma')) })
            : t('stale.other')}
        </span>
        {changes.length > 0 && (
          <StaleChanges changes={changes} words={words} whose={whose} taken={taken} onTake={take} />
        )}
        <span>{t(`${whose}.body`)}</span>
        <Group gap="sm">
          <Button ref={first} size="sm" onClick={() => keepMine(taken)}>
            {taken.size > 0 ? t('stale.merge') : t(`${whose}.keepMine`)}
          </Button>
          <Button size="sm" variant="default" onClick={takeTheirs}>
            {t(`${whose}.seeTheirs`)}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
