import { timingSafeEqual } from 'node:crypto';
import { smsReceiptRoute } from '#modules/notifications/contract/sms-channel.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';

/** Where the gateway of a company sends its receipts; nobody else can know the address. */
export function receiptPathOf(secrets: SecretBox, companyId: number): string {
  return smsReceiptRoute.path
    .replace(':company_id', String(companyId))
    .replace(':secret', secretOf(secrets, companyId));
}

/** Whether a call knows the secret of the company's address. */
export function knowsSecret(
  secrets: SecretBox,
  { companyId, secret }: { readonly companyId: number; readonly secret: string },
): boolean {
  const expected = Buffer.from(secretOf(secrets, companyId));
  const given = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const secretOf = (secrets: SecretBox, companyId: number) =>
  secrets.hash(String(companyId), 'notification_sms_receipts');
