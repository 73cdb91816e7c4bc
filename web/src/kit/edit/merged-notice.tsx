import { Alert } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type MergedNoticeProps = { isStale: boolean; merged: boolean };

/** Told once both are in the fields, with the focus on what saves them. It is there before it has words, so that it is read out. */
export const MergedNotice = ({ isStale, merged }: MergedNoticeProps) => {
  const { t } = useTranslation('ui/fields');
  const region = useRef<HTMLDivElement>(null);
  const wasStale = useRef(isStale);
  useEffect(() => {
    const settled = wasStale.current && !isStale;
    wasStale.current = isStale;
    if (!settled) return;
    const controls = [...(formOf(region.current)?.elements ?? [])].filter(
      (each) => each instanceof HTMLElement,
    );
    (controls.find((each) => merged && isSubmit(each)) ?? controls.find(isField))?.focus();
  }, [isStale, merged]);
  return (
    <div ref={region} role="status" hidden={!isStale && !merged}>
      {merged && !isStale && (
        <Alert role="note" color="teal" variant="light" icon={<IconGitMerge size={20} aria-hidden />}>
          {t('stale.merged')}
        </Alert>
      )}
    </div>
  );
};

const formOf = (inside: HTMLElement | null) => inside?.closest('form');
const isSubmit = (control: Element) => control instanceof HTMLButtonElement && control.type === 'submit';
const isField = (control: Element) => control instanceof HTMLInputElement && !control.hidden;
