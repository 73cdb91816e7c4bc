import type { Line } from '@archway/contract/stagings/line';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../ui/text/sentence.tsx';

type BumpedBannerProps = {
  lines: readonly Line[];
  /** Left out for whoever may not. */
  onChoose: ((line: Line) => void) | undefined;
};

/** Pieces that were taken away, by whom, and the way to replacements. */
export const BumpedBanner = ({ lines, onChoose }: BumpedBannerProps) => {
  const { t, i18n } = useTranslation('stagings/promises');
  const bumped = lines.filter((line) => line.bumped > 0);
  if (bumped.length === 0) return null;
  const count = bumped.reduce((sum, line) => sum + line.bumped, 0);
  const names = [...new Set(bumped.flatMap(({ bumpedBy }) => (bumpedBy ? [isolated(bumpedBy.name)] : [])))];
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={
        names.length > 0
          ? t('bumped.by', { count, jobs: new Intl.ListFormat(i18n.language).format(names) })
          : t('bumped.lost', { count })
      }
    >
      {onChoose && (
        <Group gap="xs" mt="xs">
          {bumped.map((line) => (
            <Button
              key={line.id}
              variant="default"
              size="sm"
              leftSection={<IconReplace size={16} aria-hidden />}
              onClick={() => onChoose(line)}
            >
              {t('bumped.replace', { name: isolated(line.itemName) })}
            </Button>
          ))}
        </Group>
      )}
    </Alert>
  );
};
