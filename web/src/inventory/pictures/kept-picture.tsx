import { type ComponentPropsWithRef, useState } from 'react';
import { freshSession } from '../../platform/session/fresh-session.ts';

/** A picture that the server keeps. One that does not come is asked for once more, with a session that is not running out. */
export const KeptPicture = ({ alt, ...rest }: ComponentPropsWithRef<'img'> & { alt: string }) => {
  const [tries, setTries] = useState(1);
  const again = async () => {
    if (tries > 1) return;
    await freshSession();
    setTries(2);
  };
  return <img key={tries} alt={alt} {...rest} onError={() => void again()} />;
};
