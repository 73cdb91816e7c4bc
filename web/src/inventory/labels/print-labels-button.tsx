import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelSource } from './label-sources.ts';
import { LazyLabelsDialog } from './lazy-labels-dialog.ts';

type PrintLabelsButtonProps = Pick<ButtonProps, 'size' | 'variant'> & { sources: readonly LabelSource[] };

export const PrintLabelsButton = ({ sources, size = 'sm', variant = 'default' }: PrintLabelsButtonProps) => {
  const { t } = useTranslation('inventory');
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        size={size}
        variant={variant}
        leftSection={<IconPrinter size={size === 'lg' ? 22 : 18} aria-hidden />}
        onClick={open}
      >
        {t('printLabels')}
      </Button>
      <Suspense>{opened && <LazyLabelsDialog opened sources={sources} onClose={close} />}</Suspense>
    </>
  );
};
