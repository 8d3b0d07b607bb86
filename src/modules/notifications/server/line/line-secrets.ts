import { z } from 'zod';
import type { SecretBox } from '#platform/server/secret-box.ts';
import { openSecret, type StoredChannel } from '../channels/channel-secret.ts';

const lineSecrets = z.object({ token: z.string().default(''), secret: z.string().default('') });

export type LineSecrets = z.output<typeof lineSecrets>;

/** Token and secret of the channel; they are sealed together. */
export function openLineSecrets(
  secrets: SecretBox,
  channel: StoredChannel | undefined,
): LineSecrets {
  const opened = channel === undefined ? '' : openSecret(secrets, channel);
  return lineSecrets.parse(opened === '' ? {} : JSON.parse(opened));
}
