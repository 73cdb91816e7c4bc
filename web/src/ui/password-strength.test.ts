import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'none'],
  ['nine char', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['1212121212', 'weak'],
  ['plain words', 'weak'],
  ['password1234', 'weak'],
  ['Qwertyuiop2024!', 'weak'],
  ['show-me-the-arch', 'strong'],
  ['Tr4de-Wind', 'good'],
  ['كلمة مرور طويلة جدا للباب', 'strong'],
])('%j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
