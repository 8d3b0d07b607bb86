import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret in the spelling of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

interface SignedCall {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The headers of Standard Webhooks for a call, with one signature for each secret; none without any. */
export function signCall(
  secrets: readonly string[],
  { id, at, body }: SignedCall,
): Record<string, string> {
  if (secrets.length === 0) return {};
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
