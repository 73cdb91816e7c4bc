import { Menu } from '@mantine/core';
import { IconBraces, IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import { toast } from '../feedback/toast.ts';
import { toastProblem } from '../feedback/toast-problem.ts';
import { download, type TakeFile } from './downloads.ts';

const formats = [
  { format: 'xlsx', icon: IconFileSpreadsheet },
  { format: 'csv', icon: IconFileTypeCsv },
  { format: 'json', icon: IconBraces },
] as const;

export type ExportChoice = {
  readonly format: (typeof formats)[number]['format'];
  /** Those of the table, or everything that is known. */
  readonly columns: 'shown' | 'all';
  readonly language: 'en' | 'fr' | 'ar';
};

type ExportMenuProps = {
  /** Whether the reader may make the call behind it (`useMay`). Whoever may not is not offered it. */
  may: boolean;
  /** What is taken away: "Vendors". */
  name: string;
  /** What the button is called, when it is about something else than all of it. */
  label?: string | undefined;
  /** Set when the table shows only some of the columns: it is asked which ones are wanted. */
  chosenColumns?: boolean | undefined;
  take: (choice: ExportChoice) => TakeFile;
  disabled?: boolean | undefined;
  position?: 'bottom-end' | 'top-end' | undefined;
};

/** A list as a file: for a spreadsheet, or for another program. */
export const ExportMenu = (props: ExportMenuProps) => {
  const { may, name, label, chosenColumns = false, take, disabled = false, position = 'bottom-end' } = props;
  const { t, i18n } = useTranslation('ui');
  const start = (choice: Omit<ExportChoice, 'language'>) => {
    const language = i18n.language as ExportChoice['language']; // one of ours
    void download(name, take({ ...choice, language })).then(
      (saved) => saved && toast(t('export.saved', { name }), { tone: 'success' }),
      toastProblem,
    );
  };
  const groupOf = (columns: ExportChoice['columns']) => t(chosenColumns ? `export.${columns}` : 'export.as');
  if (!may) return null;
  return (
    <Menu position={position} disabled={disabled}>
      <Menu.Target>
        <IconButton label={label ?? t('export.open', { name })} disabled={disabled}>
          <IconDownload size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {(chosenColumns ? (['shown', 'all'] as const) : (['all'] as const)).map((columns) => (
          <Fragment key={columns}>
            <Menu.Label>{groupOf(columns)}</Menu.Label>
            {formats.map(({ format, icon: Icon }) => (
              <Menu.Item
                key={format}
                leftSection={<Icon size={18} aria-hidden />}
                // Each format is offered once in each group: what is heard names both.
                aria-label={chosenColumns ? `${t(`export.${format}`)}: ${groupOf(columns)}` : undefined}
                onClick={() => start({ format, columns })}
              >
                {t(`export.${format}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
