import type { MoveLine } from '@archway/contract/moves/move';
import { IconArmchair } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../files/picture-address.ts';
import classes from './print.module.css';

export type SheetLine = {
  readonly key: string;
  readonly line: MoveLine;
  readonly quantity: number;
  /** What stands beside the name: codes, a room. */
  readonly beside: string;
};

/** A part of a printed list: a heading, and a box to tick before each line. */
export const SheetLines = ({ title, lines }: { title: string; lines: readonly SheetLine[] }) => {
  const { t } = useTranslation('moves/details');
  return (
    <section className={classes.part}>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('print.done')}</th>
            <th scope="col">{t('print.photo')}</th>
            <th scope="col">{t('print.item')}</th>
            <th scope="col">{t('print.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, line, quantity, beside }) => (
            <tr key={key}>
              <td>
                <span className={classes.box} />
              </td>
              <td>
                {line.coverId ? (
                  <img className={classes.photo} src={pictureAddress(line.coverId, 'small')} alt="" />
                ) : (
                  <IconArmchair size={28} aria-hidden />
                )}
              </td>
              <td>
                <strong>
                  <bdi>{line.itemName}</bdi>
                </strong>
                <div className={classes.beside}>
                  {[
                    beside,
                    line.twoPerson && t('lines.twoPerson'),
                    line.fragile && t('lines.fragile'),
                    line.note,
                  ]
                    .filter(Boolean)
                    .map((words) => (
                      <bdi key={String(words)}>{words}</bdi>
                    ))}
                </div>
              </td>
              <td data-tabular>{t('lines.times', { number: quantity })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
