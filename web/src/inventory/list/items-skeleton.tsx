import { Skeleton } from '@mantine/core';
import rows from '../../ui/list/data-table.module.css';
import cards from './cards/item-card.module.css';
import table from './items-table.module.css';

/** The shape of the list before its items have come, in the way it is viewed. */
export const ItemsSkeleton = ({ shape }: { shape: 'table' | 'tall' | 'side' }) =>
  shape === 'table' ? <TableShape /> : <CardsShape layout={shape} />;

const six = ['64%', '82%', '58%', '74%', '68%', '78%'];

const TableShape = () => (
  <table className={rows.table} aria-hidden="true">
    <tbody>
      {six.map((width) => (
        <tr key={width}>
          <td>
            <span className={table.item}>
              <Skeleton className={table.thumb} />
              <span style={{ flex: 1 }}>
                <Skeleton height={16} width={width} mb={8} />
                <Skeleton height={12} width="34%" />
              </span>
            </span>
          </td>
          <td>
            <Skeleton height={16} width={90} />
          </td>
          <td>
            <Skeleton height={22} width={96} radius="xl" />
          </td>
          <td>
            <Skeleton height={16} width={48} />
          </td>
          <td>
            <Skeleton height={16} width={120} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const CardsShape = ({ layout }: { layout: 'tall' | 'side' }) => (
  <div className={cards.cards} data-layout={layout} aria-hidden="true">
    {six.map((width) => (
      <div key={width} className={cards.card}>
        <Skeleton className={cards.picture} radius={0} />
        <div className={cards.words}>
          <Skeleton height={16} width={width} />
          <Skeleton height={12} width="50%" />
          <Skeleton height={22} width={96} radius="xl" />
        </div>
      </div>
    ))}
  </div>
);
