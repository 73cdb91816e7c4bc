import { Title } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../platform/navigation/screen-exists.ts';
import { useSession } from '../platform/session/session.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { ArchMark } from '../ui/layout/arch-mark.tsx';
import { LanguageLinks } from '../ui/layout/language-links.tsx';
import { MainContent } from '../ui/layout/main-content.tsx';
import { HeroPicture } from './hero-picture.tsx';
import classes from './landing-page.module.css';
import { MoveLook, PlanLook, StockLook } from './looks.tsx';

const things = [
  { key: 'stock', Look: StockLook },
  { key: 'plan', Look: PlanLook },
  { key: 'move', Look: MoveLook },
] as const;

/** What Archway is, three things it does, and the way in. */
export const LandingPage = () => {
  const { t } = useTranslation('front');
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/front-pages/landing-page" className={classes.brand}>
          <ArchMark size={32} />
          Archway
        </Link>
        <EntryLinks compact />
      </header>
      <MainContent>
        <section className={classes.hero}>
          <div>
            <Title order={1} className={classes.title}>
              {t('hero.title')}
            </Title>
            <p className={classes.lead}>{t('hero.body')}</p>
            <EntryLinks />
          </div>
          <HeroPicture />
        </section>
        <section className={classes.things} aria-labelledby="things">
          <Title order={2} id="things" className={classes.heading}>
            {t('things.title')}
          </Title>
          <ul className={classes.cards}>
            {things.map(({ key, Look }) => (
              <li key={key} className={classes.card}>
                <Look />
                <Title order={3}>{t(`things.${key}.title`)}</Title>
                <p>{t(`things.${key}.body`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={classes.closing} aria-labelledby="closing">
          <Title order={2} id="closing" className={classes.heading}>
            {t('closing.title')}
          </Title>
          <p className={classes.lead}>{t('closing.body')}</p>
          <EntryLinks />
        </section>
      </MainContent>
      <footer className={classes.footer}>
        <span>{t('footer.source')}</span>
        <LanguageLinks />
      </footer>
    </div>
  );
};

/** Sign up and sign in for a visitor, keeping the path they wanted; the door for somebody who is in already. */
const EntryLinks = ({ compact = false }: { compact?: boolean }) => {
  const { t } = useTranslation('front');
  const { loggedIn } = useSession();
  const exists = useScreenExists();
  const { to } = useSearch({ strict: false });
  const search = to ? { to } : {};
  const size = compact ? 'sm' : 'md';
  if (loggedIn) {
    return (
      <LinkButton to="/dashboard" size={size}>
        {t('toDashboard')}
      </LinkButton>
    );
  }
  const canRegister = exists('/register');
  return (
    <div className={classes.links} data-compact={compact}>
      {canRegister && (
        <LinkButton to="/register" search={search} size={size}>
          {t('signUp')}
        </LinkButton>
      )}
      <LinkButton to="/login" search={search} size={size} variant={canRegister ? 'default' : 'filled'}>
        {t('signIn')}
      </LinkButton>
    </div>
  );
};
