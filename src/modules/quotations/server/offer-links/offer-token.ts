import { createHash } from 'node:crypto';
import type { SecretBox } from '#platform/server/secret-box.ts';

interface Link {
  readonly companyId: number;
  readonly linkId: string;
}

const TOKEN = /^(\d{1,10})\.([\w-]{43})$/;

/** The token of a link. It is made of the key of the installation, so that it need not be stored to be mailed. */
export function offerToken(secrets: SecretBox, { companyId, linkId }: Link): string {
  return `${companyId}.${secrets.hash(`${companyId} ${linkId}`, 'quotation_link')}`;
}

/** What is stored of a token, and the company it is of; nothing where it is none. */
export function readToken(token: string): { companyId: number; hash: Buffer } | undefined {
  const [, company, secret] = TOKEN.exec(token) ?? [];
  if (company === undefined || secret === undefined) return undefined;
  const companyId = Number(company);
  return companyId > 2 ** 31 - 1 ? undefined : { companyId, hash: hashOf(token) };
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
