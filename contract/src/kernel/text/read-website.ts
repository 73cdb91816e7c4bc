/** A host with a dot in it, and what may follow one. */
const bare = /^[^\s/:@?#]+\.[^\s/:@?#.]{2,}\.?(:\d+)?([/?#]\S*)?$/;
const whole = /^https?:\/\/\S+$/i;

/** The address of a web page as people write it: `bower.test/chairs` is `https://bower.test/chairs`. Undefined for what is none. */
export const readWebsite = (typed: string): string | undefined => {
  const text = typed.trim();
  if (text === '' || whole.test(text)) return text;
  return bare.test(text) ? `https://${text}` : undefined;
};
