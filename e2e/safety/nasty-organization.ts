import { mustCall } from '../api.ts';
import { nastyTexts } from './nasty-texts.ts';

const at = (index: number) => nastyTexts[index % nastyTexts.length] ?? '';

/**
 * An organization in which every text a person can type is nasty: names, company, places, titles, every text once as
 * the name of a role and once as the name of a storage location, and the audit log that tells of all of them.
 */
export const makeNastyOrganization = async (url: string, who: { email: string; password: string }) => {
  const { accessToken: token } = (await mustCall(url, 'POST /auth/signin', { body: who })) as {
    accessToken: string;
  };
  const organization = await mustCall(url, 'GET /organization', { token });
  await mustCall(url, 'PATCH /organization', {
    token,
    body: { version: organization['version'], name: at(1), city: at(2), state: at(3) },
  });
  await mustCall(url, 'PATCH /me', { token, body: { firstName: at(0), lastName: at(4), phone: at(7) } });
  const { rows } = (await mustCall(url, 'GET /members', { token })) as {
    rows: { id: string; version: number }[];
  };
  const [self] = rows;
  await mustCall(url, `PATCH /members/${self?.id}`, {
    token,
    body: { version: self?.version, title: at(5) },
  });
  for (const [index, text] of nastyTexts.entries()) {
    await mustCall(url, 'POST /roles', {
      token,
      body: { name: text, rules: [{ action: 'read', subject: 'Item' }] },
    });
    await mustCall(url, 'POST /storage-locations', {
      token,
      body: { name: text, kind: 'warehouse', address: at(index + 1) },
    });
  }
  await mustCall(url, 'POST /invitations', {
    token,
    body: { email: 'nasty.guest@quist.test', role: 'crew' },
  });
  return { firstName: at(0), organization: at(1) };
};
