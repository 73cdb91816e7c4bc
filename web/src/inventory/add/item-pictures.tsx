import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { PictureUploader } from '../pictures/picture-uploader.tsx';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';

/** What people look at before they read. */
export const ItemPictures = ({ pictures }: { pictures: PictureUploads }) => {
  const { t } = useTranslation(['inventory/add', 'inventory/pictures']);
  return (
    <FormSection title={t('pictures.title')} description={t('pictures.description')}>
      {pictures.refused > 0 && (
        <ProblemAlert problem="refused">
          {t('inventory/pictures:refused', { count: pictures.refused })}
        </ProblemAlert>
      )}
      <PictureUploader pictures={pictures} />
    </FormSection>
  );
};
