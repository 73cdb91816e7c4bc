import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../text/sentence.tsx';
import classes from './tree.module.css';

/** How many steps a row is moved in at most: deeper ones stand below each other, so that their names stay readable. */
const deepest = 6;

type TreeLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  name: string;
  depth: number;
  /** Whether what stands in it is shown; nothing for a row that holds nothing. */
  open: boolean | undefined;
  onToggle: () => void;
  /** Stands before the row, at the edge of the tree (a handle). */
  before?: ReactNode;
  icon: ReactNode;
  /** The name and what belongs under it. */
  children: ReactNode;
  /** Facts in columns of their own on wide screens, below the name on a phone. */
  facts?: ReactNode;
  menu?: ReactNode;
};

/** One row of a tree: moved in as deep as it stands, with the button that opens it. */
export const TreeLine = (props: TreeLineProps) => {
  const { name, depth, open, onToggle, before, icon, children, facts, menu, style, ...rest } = props;
  const steps = { ...style, '--depth': Math.min(depth, deepest) } as CSSProperties; // a custom property
  return (
    <div {...rest} className={classes.line} style={steps}>
      {before}
      <div className={classes.face}>
        {open === undefined ? (
          <span className={classes.noToggle} />
        ) : (
          <Toggle name={name} open={open} onToggle={onToggle} />
        )}
        {icon}
        <div className={classes.words}>{children}</div>
      </div>
      {facts && <div className={classes.facts}>{facts}</div>}
      {menu && <div className={classes.menu}>{menu}</div>}
    </div>
  );
};

const Toggle = ({ name, open, onToggle }: { name: string; open: boolean; onToggle: () => void }) => {
  const { t } = useTranslation('ui/fields');
  return (
    <ActionIcon
      className={classes.toggle}
      variant="subtle"
      color="gray"
      size={32}
      aria-expanded={open}
      aria-label={t('tree.inside', { name: isolated(name) })}
      onClick={onToggle}
    >
      <IconChevronRight size={18} aria-hidden />
    </ActionIcon>
  );
};
