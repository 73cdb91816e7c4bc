import type { ItemRow } from '@archway/contract/inventory/item';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { CategoryIcon } from '../categories/category-icon.tsx';
import { plainLook } from '../categories/look-rules.ts';
import { ItemPicture } from '../item-picture.tsx';
import { useCategoryLooks } from '../list/use-category-looks.ts';
import classes from './scan.module.css';

type ThingCardProps = {
  item: ItemRow;
  facts: readonly { name: string; value: ReactNode }[];
  children?: ReactNode;
};

/** The picture of what was scanned, what matters of it, and large buttons for what can be done. */
export const ThingCard = ({ item, facts, children }: ThingCardProps) => {
  const look = useCategoryLooks().looks.get(item.categoryId) ?? plainLook;
  return (
    <Panel>
      <div className={classes.card}>
        <div className={classes.picture}>
          <ItemPicture
            item={item}
            icon={<CategoryIcon name={look.icon} size={48} />}
            sizes="(max-width: 60em) 40vw, 14rem"
          />
        </div>
        <dl className={classes.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </Panel>
  );
};
