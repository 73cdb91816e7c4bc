/** A name as it can stand in an address: Latin letters, digits and single dashes; '' when nothing is left of it. */
export const slugOf = (name: string, longest = 48) =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

/** Letters that no decomposition turns into Latin ones. */
// biome-ignore format: an alphabet is read in lines
const latin: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', '&': ' and ',
  ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's',
  ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y',
  ى: 'a', ة: 'a', ء: '', پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ک: 'k', ی: 'y',
};
