import { Skeleton } from '@mantine/core';
import classes from './data-table.module.css';

/** The shape of a table before its rows have come. */
export const TableSkeleton = ({ rows = 6, columns = 4 }: { rows?: number; columns?: number }) => (
  <table className={classes.table} aria-hidden="true">
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all alike
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as are its columns
            <td key={column}>
              <Skeleton height={18} width={column === 0 ? '70%' : '45%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
