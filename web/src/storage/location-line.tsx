import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TreeLine } from '../ui/tree/tree-line.tsx';
import { CapacityBar } from './capacity-bar.tsx';
import { KindMark } from './kind-mark.tsx';
import classes from './storage.module.css';
import { useLocationWords } from './use-location-names.ts';

type LocationLineProps = {
  location: StorageLocation;
  depth: number;
  /** Nothing for a location that no other stands in. */
  open: boolean | undefined;
  onToggle: () => void;
  /** Pieces in it and in everything inside it. */
  pieces: number;
  menu: ReactNode;
};

/** One location of the tree. */
export const LocationLine = ({ location, depth, open, onToggle, pieces, menu }: LocationLineProps) => {
  const { t } = useTranslation('storage');
  const { optionName } = useLocationWords();
  const { id, name, code, kind, capacity, active } = location;
  return (
    <TreeLine
      name={name}
      depth={depth}
      open={open}
      onToggle={onToggle}
      icon={<KindMark kind={kind} />}
      facts={
        <span className={classes.fill}>
          <CapacityBar used={pieces} capacity={capacity} />
        </span>
      }
      menu={menu}
    >
      <Link to="/storage/$id" params={{ id }} className={classes.name}>
        <bdi>{name}</bdi>
      </Link>
      <span className={classes.under}>
        {code && (
          <bdi className={classes.code} dir="ltr">
            {code}
          </bdi>
        )}
        <span>{optionName('kind', kind)}</span>
        {!active && (
          <Badge variant="light" color="gray" size="sm">
            {t('inactive')}
          </Badge>
        )}
      </span>
    </TreeLine>
  );
};
