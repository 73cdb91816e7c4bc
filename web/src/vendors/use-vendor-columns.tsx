import type { VendorRow } from '@archway/contract/vendors/vendor';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Column } from '../ui/data-table.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { VendorMark } from './vendor-mark.tsx';
import { VendorMenu } from './vendor-menu.tsx';
import classes from './vendors.module.css';

type Wishes = { onEdit: (vendor: VendorRow) => void; onRemove: (vendor: VendorRow) => void };

export const useVendorColumns = ({ onEdit, onRemove }: Wishes): readonly Column<VendorRow>[] => {
  const { t } = useTranslation('vendors');
  const ui = useTranslation('ui').t;
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sortable: true,
      main: true,
      render: ({ id, name, kind }) => (
        <span className={classes.vendor}>
          <VendorMark kind={kind} />
          <Link to="/vendors/detail/$id" params={{ id }} className={classes.name}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ),
    },
    { key: 'kind', title: t('fields.kind'), sortable: true, render: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'contact',
      title: t('fields.contact'),
      render: ({ email, phone }) =>
        email || phone ? (
          <span className={classes.contact}>
            <MailLink email={email} />
            <PhoneLink phone={phone} />
          </span>
        ) : (
          <span className={classes.nothing}>{t('nothing')}</span>
        ),
    },
    {
      key: 'items',
      title: t('fields.items'),
      sortable: true,
      align: 'end',
      render: ({ items }) => ui('number', { value: items }),
    },
    {
      key: 'updatedAt',
      title: t('fields.updatedAt'),
      sortable: true,
      render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    },
    {
      key: 'menu',
      title: t('actions'),
      untitled: true,
      align: 'end',
      render: (vendor) => (
        <VendorMenu vendor={vendor} onEdit={() => onEdit(vendor)} onRemove={() => onRemove(vendor)} />
      ),
    },
  ];
};
