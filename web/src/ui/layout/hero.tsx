import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './hero.module.css';

type HeroProps = {
  /** Where it stands (a Trail). */
  above?: ReactNode;
  picture: ReactNode;
  name: string;
  /** A badge or two beside the name. */
  badges?: ReactNode;
  /** One line under the name. */
  line?: ReactNode;
  /** The two or three numbers that matter, each with its words. */
  numbers?: readonly { value: ReactNode; words: string }[];
  actions?: ReactNode;
  /** On a phone only the name and its badges: what people do stands right below. */
  isBrief?: boolean;
};

/** What a detail screen begins with: a picture, the name, the numbers that matter and what can be done. */
export const Hero = ({
  above,
  picture,
  name,
  badges,
  line,
  numbers = [],
  actions,
  isBrief = false,
}: HeroProps) => (
  <header className={classes.hero} data-brief={isBrief || undefined}>
    {above}
    <div className={classes.face}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.words}>
        <div className={classes.heading}>
          <Title order={1} className={classes.name}>
            <bdi>{name}</bdi>
          </Title>
          {badges}
        </div>
        {line && <div className={classes.line}>{line}</div>}
      </div>
      {numbers.length > 0 && (
        <ul className={classes.numbers}>
          {numbers.map(({ value, words }) => (
            <li key={words}>
              <strong data-tabular>{value}</strong> <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
);
