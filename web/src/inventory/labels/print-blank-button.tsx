import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelSource } from './label-sources.ts';
import { LazyLabelsDialog } from './lazy-labels-dialog.ts';

const blank: readonly LabelSource[] = [{ key: 'blank', sheet: {}, count: 1, samples: [] }];

/** Codes for what is still to come in: printed first, attached by scanning. */
export const PrintBlankButton = () => {
  const { t } = useTranslation('inventory/labels');
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={open}>
        {t('printBlank')}
      </Button>
      <Suspense>{opened && <LazyLabelsDialog opened sources={blank} onClose={close} />}</Suspense>
    </>
  );
};
