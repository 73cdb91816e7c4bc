import type { VendorRow } from '@archway/contract/vendors/vendor';
import { vendorListFields, vendorSorts } from '@archway/contract/vendors/vendor-fields';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../kit/list/use-columns.ts';
import { useLatest } from '../kit/list/use-latest.ts';
import { useAbility } from '../platform/session/ability.ts';
import { MailLink, PhoneLink } from '../ui/fields/reach-links.tsx';
import { sortedBy } from '../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../ui/fields/use-field-columns.tsx';
import type { Column } from '../ui/list/data-table.tsx';
import { MoreMenu } from '../ui/overlay/more-menu.tsx';
import { RelativeTime } from '../ui/text/relative-time.tsx';
import { useVendorWords } from './use-vendor-names.ts';
import { VendorMark } from './vendor-mark.tsx';
import classes from './vendors.module.css';

type RowActions = { onEdit: (vendor: VendorRow) => void; onRemove: (vendor: VendorRow) => void };

const sorted = sortedBy(vendorSorts);

export const useVendorColumns = (actions: RowActions): readonly Column<VendorRow>[] => {
  const { t } = useTranslation('vendors');
  const ui = useTranslation('ui').t;
  const { nameOf, optionName } = useVendorWords();
  const columnsOf = useFieldColumns();
  const ability = useAbility();
  const [mayEdit, mayRemove] = [ability.can('update', 'Vendor'), ability.can('delete', 'Vendor')];
  const { onEdit, onRemove } = useLatest(actions);
  return useColumns(
    () => [
      {
        ...sorted('name'),
        title: nameOf('name'),
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
      { ...sorted('kind'), title: nameOf('kind'), render: ({ kind }) => optionName('kind', kind) },
      {
        key: 'contact',
        sheet: ['email', 'phone'],
        title: nameOf('contact'),
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
      ...columnsOf<typeof vendorListFields, VendorRow>({
        table: vendorListFields,
        except: ['name', 'kind', 'email', 'phone'],
        nameOf,
        optionName,
      }),
      {
        ...sorted('items'),
        title: nameOf('items'),
        align: 'end',
        render: ({ items }) => ui('number', { value: items }),
      },
      {
        ...sorted('updatedAt'),
        title: nameOf('updatedAt'),
        render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
      {
        key: 'menu',
        title: t('actions'),
        untitled: true,
        align: 'end',
        render: (vendor) => (
          <MoreMenu
            name={vendor.name}
            onEdit={mayEdit ? () => onEdit(vendor) : undefined}
            onRemove={mayRemove ? () => onRemove(vendor) : undefined}
          />
        ),
      },
    ],
    [mayEdit, mayRemove],
  );
};
