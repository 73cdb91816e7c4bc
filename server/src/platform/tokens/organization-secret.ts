import { OrgId } from '@archway/contract/kernel/ids';
import { hashToken, newLinkToken } from './link-token.ts';

/**
 * The secret of a link for somebody who is not signed in: which organization, then what nobody can guess. Whoever comes with it
 * knows nothing else, and a transaction is bound to its organization before it reads anything of one.
 */
export const newOrganizationSecret = (orgId: OrgId): { secret: string; hash: Buffer } => {
  const { token } = newLinkToken();
  const secret = `${Buffer.from(orgId.replaceAll('-', ''), 'hex').toString('base64url')}${token}`;
  return { secret, hash: hashToken(secret) };
};

const organizationLength = 22;
const secretPattern = /^[\w-]{65}$/;

/** Nothing for what cannot be one. */
export const readOrganizationSecret = (secret: string): { orgId: OrgId; hash: Buffer } | undefined => {
  if (!secretPattern.test(secret)) return undefined;
  const hex = Buffer.from(secret.slice(0, organizationLength), 'base64url').toString('hex');
  const { data: orgId } = OrgId.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  return orgId && { orgId, hash: hashToken(secret) };
};
