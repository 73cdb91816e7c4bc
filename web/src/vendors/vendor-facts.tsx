import type { Vendor } from '@archway/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { FactList } from '../ui/fact-list.tsx';
import { MailLink, PhoneLink, WebsiteLink } from './contact-links.tsx';

/** How to reach a vendor, and on what terms. */
export const VendorFacts = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useTranslation('vendors');
  const { email, phone, website, address, terms } = vendor;
  return (
    <FactList
      facts={[
        { name: t('fields.email'), value: email && <MailLink email={email} /> },
        { name: t('fields.phone'), value: phone && <PhoneLink phone={phone} /> },
        { name: t('fields.website'), value: website && <WebsiteLink website={website} /> },
        { name: t('fields.address'), value: address && <bdi>{address}</bdi> },
        { name: t('fields.terms'), value: terms && <bdi>{terms}</bdi> },
      ]}
    />
  );
};
