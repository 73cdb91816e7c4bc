import { parseObject, storedInTab } from '../../platform/storage/local-storage.ts';
import { noCompany, noPerson } from './sign-up-answers.ts';

const key = 'signUpDraft';
const fields = [...Object.keys(noPerson), ...Object.keys(noCompany)].filter((field) => field !== 'password');

/** What was typed so far, but for the password: it outlives a reload of this tab, and nothing more. */
export const keepSignUpDraft = (answers: Readonly<Record<string, unknown>>) => {
  const kept = Object.fromEntries(fields.map((field) => [field, answers[field]]));
  storedInTab.write(key, JSON.stringify(kept));
};

/** The answers to begin with: those that were kept, or none. */
export const readSignUpDraft = <Answers extends Record<string, string>>(none: Answers): Answers => {
  const kept = parseObject(storedInTab.read(key));
  const known = Object.keys(none).flatMap((field) =>
    typeof kept?.[field] === 'string' ? [[field, kept[field]]] : [],
  );
  return { ...none, ...Object.fromEntries(known) };
};

export const dropSignUpDraft = () => storedInTab.remove(key);
