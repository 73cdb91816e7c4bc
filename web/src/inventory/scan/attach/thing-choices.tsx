import { UnstyledButton } from '@mantine/core';
import { IconBuildingWarehouse, IconPackage, IconTag } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thing } from '../recent-things.ts';
import classes from '../scan.module.css';

const icons = { unit: IconTag, item: IconPackage, location: IconBuildingWarehouse } as const;

type ThingChoicesProps = {
  title: string;
  things: readonly Thing[];
  /** The one that is being labelled. */
  pending: string | undefined;
  onChoose: (thing: Thing) => void;
};

/** What the label can be put on, each as large as a thumb in a glove. */
export const ThingChoices = ({ title, things, pending, onChoose }: ThingChoicesProps) => {
  const { t } = useTranslation('inventory/scan');
  const id = useId();
  return (
    <div>
      <h2 id={id} className={classes.listTitle}>
        {title}
      </h2>
      <ul className={classes.choices} aria-labelledby={id}>
        {things.map((thing) => {
          const Icon = icons[thing.kind];
          return (
            <li key={`${thing.kind} ${thing.id}`}>
              <UnstyledButton
                className={classes.choice}
                aria-busy={pending === thing.id}
                onClick={() => onChoose(thing)}
              >
                <Icon size={24} aria-hidden />
                <span className={classes.entryWords}>
                  <strong>
                    <bdi>{thing.name}</bdi>
                  </strong>
                  <span className={classes.entryCode}>
                    {t(`blank.kind.${thing.kind}`)}
                    {thing.code && (
                      <>
                        {' · '}
                        <bdi dir="ltr">{thing.code}</bdi>
                      </>
                    )}
                  </span>
                  {thing.detail && (
                    <span className={classes.entryCode}>
                      <bdi>{thing.detail}</bdi>
                    </span>
                  )}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
