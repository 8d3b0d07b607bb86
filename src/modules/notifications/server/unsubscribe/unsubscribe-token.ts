import { z } from 'zod';
import { unsubscribeRoute } from '#modules/notifications/contract/unsubscribe.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';

const ABOUT = 'notification_unsubscribe';

const content = z.tuple([z.int(), z.uuid(), z.string()]);

/** Who gets no more e-mail of which topic. */
interface Unsubscription {
  readonly companyId: number;
  readonly userId: string;
  readonly topic: string;
}

/** The address of a person's way out of a topic; nobody else can make it, and it says nothing about them. */
export function unsubscribeUrl(
  secrets: SecretBox,
  publicUrl: string,
  { companyId, userId, topic }: Unsubscription,
): string {
  const sealed = secrets.seal(JSON.stringify([companyId, userId, topic]), ABOUT);
  const token = Buffer.from(sealed, 'base64').toString('base64url');
  return new URL(unsubscribeRoute.path.replace(':token', token), publicUrl).href;
}

/** What a token of such an address says; nothing where it is none of ours. */
export function readUnsubscribeToken(
  secrets: SecretBox,
  token: string,
): Unsubscription | undefined {
  try {
    const sealed = Buffer.from(token, 'base64url').toString('base64');
    const [companyId, userId, topic] = content.parse(JSON.parse(secrets.open(sealed, ABOUT)));
    return { companyId, userId, topic };
  } catch {
    return undefined;
  }
}
