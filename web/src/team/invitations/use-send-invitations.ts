import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { newKey } from '../../platform/api/new-key.ts';

export type Refusal = { readonly email: string; readonly problem: ApiProblem };
export type Outcome = { readonly sent: readonly string[]; readonly refused: readonly Refusal[] };

/** Sends one invitation after the other and tells what became of each. The first that all would share ends it. */
export const useSendInvitations = () => {
  const [pending, setPending] = useState(false);
  const send = async (emails: readonly string[], role: string): Promise<Outcome> => {
    setPending(true);
    const sent: string[] = [];
    const refused: Refusal[] = [];
    for (const email of emails) {
      const problem = await sendOne(email, role);
      if (problem) refused.push({ email, problem });
      else sent.push(email);
      if (problem && concernsAll(problem)) {
        refused.push(...emails.slice(emails.indexOf(email) + 1).map((rest) => ({ email: rest, problem })));
        break;
      }
    }
    setPending(false);
    return { sent, refused };
  };
  return { send, pending };
};

const sendOne = async (email: string, role: string): Promise<ApiProblem | undefined> => {
  try {
    await api.invitations.create({ email, role }, { context: { idempotencyKey: newKey() } });
    return;
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
};

/** Not about this address: asking for the next one would be answered the same. */
const concernsAll = ({ code, errors }: ApiProblem) =>
  [
    'email_not_verified',
    'forbidden',
    'too_many_requests',
    'offline',
    'unreachable',
    'unauthenticated',
  ].includes(code) || errors.some(({ field }) => field === 'role');
