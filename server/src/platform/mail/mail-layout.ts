import { type Language, languages } from '@archway/contract/kernel/locale';
import type { Mail } from './mail.ts';

export type MailContent = {
  readonly language: Language;
  /** Also the subject. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Why the reader gets this, in small print. */
  readonly footer: string;
};

/** One letter in two forms: plain text, and HTML that looks the same in every mail program and loads nothing from anywhere. */
export const mailOf = (content: MailContent): Omit<Mail, 'to'> => ({
  subject: content.title,
  text: textOf(content),
  html: htmlOf(content),
});

const textOf = ({ title, paragraphs, action, footer }: MailContent) =>
  [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${footer}\nArchway`,
  ].join('\n\n');

// Mail programs know neither style sheets nor custom properties; every style stands on its element.
const htmlOf = ({ language, title, paragraphs, action, footer }: MailContent) => {
  const { dir, side } = isRightToLeft(language)
    ? { dir: 'rtl', side: 'right' }
    : { dir: 'ltr', side: 'left' };
  return `<!doctype html>
<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body dir="${dir}" style="margin:0;background:#fbf3f1;color:#2b2422;font:16px/1.6 'Public Sans',system-ui,-apple-system,'Segoe UI',Tahoma,sans-serif;text-align:${side}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 8px 16px;color:#8a5143;font-weight:700;font-size:18px;text-align:${side}">Archway</td></tr>
<tr><td style="background:#ffffff;border:1px solid #f1e3df;border-radius:12px;padding:28px;text-align:${side}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#5f372d">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${action ? buttonOf(action) : ''}</td></tr>
<tr><td style="padding:16px 8px;color:#6b5f5b;font-size:13px;text-align:${side}">${escapeHtml(footer)}</td></tr></table></td></tr></table></body></html>`;
};

/** The address stands below in full, for programs that show no buttons and for people who look before they click. */
const buttonOf = ({
  label,
  url,
}: NonNullable<
  MailContent['action']
>) => `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:#8a5143;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 20px">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#6b5f5b;overflow-wrap:anywhere"><a href="${escapeHtml(url)}" dir="ltr" style="color:#8a5143">${escapeHtml(url)}</a></p>`;

const isRightToLeft = (language: Language) => languages.some(({ code, rtl }) => code === language && rtl);

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
