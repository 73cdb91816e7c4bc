import { expect, test } from 'vitest';
import { initialsOf } from './initials-avatar.tsx';

test.each([
  ['Ada Byron', 'AB'],
  ['ada', 'A'],
  ['  Jean  Luc  Picard ', 'JP'],
  ['نورة السالم', 'نا'],
  ['👩‍🎨 Studio', '👩S'],
  ['', ''],
])('%j has the initials %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
