import { identityEvents } from '#modules/identity/contract/events.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { hashOf, newRefreshToken } from './refresh-token.ts';
import { sessions } from './sessions.tables.ts';

/** A person signs in again after this long, however often they come back. */
export const SESSION_MS = 30 * 24 * 3600 * 1000;
const USER_AGENT_LENGTH = 300;

/** Where a session is used from, and the request that started it. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

export interface StartedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

export async function startSession(
  tx: Transaction,
  { userId, device, now }: { userId: string; device: Device; now: Date },
): Promise<StartedSession> {
  const sessionId = newId();
  const refreshToken = newRefreshToken(sessionId);
  await tx.insert(sessions).values({
    id: sessionId,
    user_id: userId,
    refresh_hash: hashOf(refreshToken),
    renewed_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
    user_agent: device.userAgent.slice(0, USER_AGENT_LENGTH),
    address: device.address,
  });
  await recordSystemEvent(
    tx,
    { userId, requestId: device.requestId },
    {
      name: identityEvents.signed_in,
      entity: 'session',
      entityId: sessionId,
      after: { address: device.address },
    },
  );
  return { sessionId, refreshToken };
}
