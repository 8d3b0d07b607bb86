import { identityEvents } from '#modules/identity/contract/events.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { makeAccountLink, type AccountLink } from '../sign-in/account-links.ts';
import type { Acting } from '../memberships/acting.ts';
import { requirePowerOver } from './user-guards.ts';

/** Gives an administrator the link by which a person chooses a password, to pass on. */
export async function makeUserLink(acting: Acting, userId: string): Promise<AccountLink> {
  const { tx, scope, now } = acting;
  await requirePowerOver(acting, userId);
  const { purpose, ...link } = await makeAccountLink(tx, { userId, now });
  await recordSystemEvent(tx, scope, {
    name: identityEvents.link_made,
    entity: 'user',
    entityId: userId,
    after: { purpose, expires_at: link.expires_at },
  });
  return link;
}
