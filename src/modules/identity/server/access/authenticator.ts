import type { Authenticator } from '#platform/server/access/authenticator.ts';
import type { Context } from '#platform/server/context.ts';
import { readAccessToken } from '../sessions/access-token.ts';
import { isApiToken } from '../api-tokens/api-token.ts';
import { isApiTokenValid, findBearerOfApiToken } from '../api-tokens/api-tokens.queries.ts';
import { findMembership } from '../memberships/memberships.queries.ts';
import { findOwnerOfSession } from '../sessions/sessions.queries.ts';
import { rememberShortly } from './remember-shortly.ts';
import { serverKeysOf } from '../sessions/server-keys.ts';

const READ_ONLY = { readOnly: true } as const;

/** Tells the platform who calls and what they may do, with cached data less than a second old. */
export function createAuthenticator(context: Context): Authenticator {
  const { announcements, clock, database, permissionSets } = context;
  const keys = serverKeysOf(context);

  const bearerOf = rememberShortly(async (accessToken) => {
    const { accessToken: key } = await keys();
    return readAccessToken(key, accessToken, clock.now());
  });
  const programOf = rememberShortly((token) =>
    database.asSystem((tx) => findBearerOfApiToken(tx, token, clock.now())),
  );
  const isProgramValid = rememberShortly((id) =>
    database.asSystem((tx) => isApiTokenValid(tx, id, clock.now()), READ_ONLY),
  );
  const ownerOf = rememberShortly((sessionId) =>
    database.asSystem((tx) => findOwnerOfSession(tx, sessionId, clock.now()), READ_ONLY),
  );
  const membershipOf = rememberShortly((key) => {
    const [userId = '', companyId] = key.split(' ');
    const member = { userId, companyId: Number(companyId) };
    return database.asSystem((tx) => findMembership(tx, member, permissionSets), READ_ONLY);
  });

  announcements.watchAccess([], () => {
    for (const remembered of [programOf, isProgramValid, ownerOf, membershipOf])
      remembered.forget();
  });

  return {
    async authenticate(accessToken) {
      if (isApiToken(accessToken)) return programOf(accessToken);
      const bearer = await bearerOf(accessToken);
      if (bearer === undefined || bearer.expiresAt <= clock.now()) return undefined;
      const owner = await ownerOf(bearer.sessionId);
      if (owner?.userId !== bearer.userId) return undefined;
      return { ...bearer, owesSecondFactor: owner.owesSecondFactor };
    },
    async isSignedIn({ userId, sessionId, limits }) {
      if (limits !== undefined) return isProgramValid(sessionId);
      return (await ownerOf(sessionId))?.userId === userId;
    },
    async membership({ userId, limits }, companyId) {
      if (limits !== undefined && limits.companyId !== companyId) return undefined;
      const membership = await membershipOf(`${userId} ${companyId}`);
      if (membership === undefined || limits === undefined) return membership;
      return {
        ...membership,
        permissions: membership.permissions.intersection(limits.permissions),
      };
    },
  };
}
