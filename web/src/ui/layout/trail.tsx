import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './trail.module.css';

/** Where something stands: links from the top down to what it stands in. The heading below names the thing itself. */
export const Trail = ({ links }: { links: readonly { key: string; link: ReactNode }[] }) => {
  const { t } = useTranslation('ui');
  return (
    <nav className={classes.trail} aria-label={t('trail')}>
      <ol className={classes.steps}>
        {links.map(({ key, link }, index) => (
          <Fragment key={key}>
            {index > 0 && (
              <li aria-hidden="true" className={classes.between}>
                <IconChevronRight size={14} />
              </li>
            )}
            <li className={classes.step}>{link}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
};
