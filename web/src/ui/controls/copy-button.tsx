import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast.ts';

type CopyButtonProps = ButtonProps & { text: string; label: string };

/** Puts a text on the clipboard and says so. A browser that refuses (plain http) is told as well. */
export const CopyButton = ({ text, label, ...props }: CopyButtonProps) => {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast(t('copy.done'));
    } catch {
      toast(t('copy.refused'), { tone: 'error' });
    }
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      {...props}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
};
