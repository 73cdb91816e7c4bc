import { IconFileUpload, IconTableRow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';

/** The other ways to add: many at once, by hand or from a file. */
export const AddOptions = () => {
  const { t } = useTranslation('inventory/add');
  const exists = useScreenExists();
  return (
    <>
      {exists('/inventory/add/addMultiple') && (
        <LinkButton
          to="/inventory/add/addMultiple"
          variant="default"
          leftSection={<IconTableRow size={18} aria-hidden />}
        >
          {t('options.several')}
        </LinkButton>
      )}
      {exists('/inventory/add/bulkUpload') && (
        <LinkButton
          to="/inventory/add/bulkUpload"
          variant="default"
          leftSection={<IconFileUpload size={18} aria-hidden />}
        >
          {t('options.file')}
        </LinkButton>
      )}
    </>
  );
};
