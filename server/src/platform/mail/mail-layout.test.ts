import { expect, test } from 'vitest';
import { mailOf } from './mail-layout.ts';

const content = {
  language: 'en',
  title: 'Hello <script>alert(1)</script>',
  paragraphs: ['Tom & "Jerry"', 'Two'],
  action: { label: 'Open', url: 'https://archway.example/a?b=1&c=2' },
  footer: 'Why you get this.',
} as const;

test('what people typed is text in the HTML of a mail, never markup', () => {
  const { html } = mailOf(content);
  expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('Tom &amp; &quot;Jerry&quot;');
  expect(html).toContain('href="https://archway.example/a?b=1&amp;c=2"');
  expect(html).not.toMatch(/<script|src=|url\(/);
});

test('the plain text says the same, with the address whole on a line of its own', () => {
  const { subject, text } = mailOf(content);
  expect(subject).toBe(content.title);
  expect(text.split('\n')).toContain('https://archway.example/a?b=1&c=2');
  expect(text).toContain('Tom & "Jerry"');
});

test('Arabic is written from right to left', () => {
  expect(mailOf({ ...content, language: 'ar' }).html).toContain('<html lang="ar" dir="rtl">');
  expect(mailOf({ ...content, language: 'fr' }).html).toContain('<html lang="fr" dir="ltr">');
});
