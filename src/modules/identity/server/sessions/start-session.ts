import { identityEvents } from '#modules/identity/contract/events.ts';
import { SECURITY_DEFAULTS } from '#modules/identity/contract/security-policy.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { requirementsOf } from '../memberships/requirements.queries.ts';
import { hashOf, newRefreshToken } from './refresh-token.ts';
import { sessions } from './sessions.tables.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The longest that a session lasts, however often the person comes back; companies may require less. */
export const SESSION_MS = SECURITY_DEFAULTS.session_days * DAY_MS;
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
  const { session_days } = await requirementsOf(tx, userId);
  const sessionId = newId();
  const { address } = device;
  const user_agent = device.userAgent.slice(0, USER_AGENT_LENGTH);
  const refreshToken = newRefreshToken(sessionId);
  await tx.insert(sessions).values({
    id: sessionId,
    user_id: userId,
    refresh_hash: hashOf(refreshToken),
    renewed_at: now.toISOString(),
    expires_at: new Date(now.getTime() + session_days * DAY_MS).toISOString(),
    user_agent,
    address,
  });
  await recordSystemEvent(
    tx,
    { userId, requestId: device.requestId },
    {
      name: identityEvents.signed_in,
      entity: 'session',
      entityId: sessionId,
      after: { address, user_agent },
    },
  );
  return { sessionId, refreshToken };
}
