import { expect, test } from 'vitest';
import { errorsOf, signUpSteps, stepOfErrors, stepToShow } from './sign-up-steps.ts';

test('the two steps ask for the nine answers of the specification, each once', () => {
  expect([...signUpSteps.person, ...signUpSteps.company]).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
    'companyName',
    'companyType',
    'companySize',
    'city',
    'state',
  ]);
});

test('the second step is shown only to somebody who has answered the first', () => {
  expect(stepToShow('company', true)).toBe('company');
  expect(stepToShow('company', false)).toBe('person');
  expect(stepToShow(undefined, true)).toBe('person');
  expect(stepToShow('elsewhere', true)).toBe('person');
});

test('a server error on a field of the first step brings the person back to it', () => {
  expect(stepOfErrors([{ field: 'email' }])).toBe('person');
  expect(stepOfErrors([{ field: 'city' }, { field: 'password' }])).toBe('person');
  expect(stepOfErrors([{ field: 'city' }])).toBe('company');
});

test('an error about something that is not asked for leads nowhere', () => {
  expect(stepOfErrors([{ field: 'timezone' }])).toBeUndefined();
  expect(stepOfErrors([])).toBeUndefined();
});

test('each step gets its own errors', () => {
  const errors = [{ field: 'city' }, { field: 'email' }, { field: 'timezone' }];
  expect(errorsOf('person', errors)).toEqual([{ field: 'email' }]);
  expect(errorsOf('company', errors)).toEqual([{ field: 'city' }]);
});
