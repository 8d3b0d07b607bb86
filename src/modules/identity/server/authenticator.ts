import type { Authenticator } from '#platform/server/access/authenticator.ts';
import type { Context } from '#platform/server/context.ts';
import { readAccessToken } from './access-token.ts';
import { findMembership, findOwnerOfSession } from './identity.queries.ts';
import { rememberShortly } from './remember-shortly.ts';
import { serverKeysOf } from './usecases/load-server-keys.ts';

const READ_ONLY = { readOnly: true } as const;

/** Tells the platform who calls and what she may do; what it knows is less than a second old. */
export function createAuthenticator(context: Context): Authenticator {
  const { clock, database, permissionSets } = context;
  const keys = serverKeysOf(context);

  const bearerOf = rememberShortly(async (accessToken) => {
    const { accessToken: key } = await keys();
    return readAccessToken(key, accessToken, clock.now());
  });
  const ownerOf = rememberShortly((sessionId) =>
    database.asSystem((tx) => findOwnerOfSession(tx, sessionId, clock.now()), READ_ONLY),
  );
  const membershipOf = rememberShortly((key) => {
    const [userId = '', companyId] = key.split(' ');
    const member = { userId, companyId: Number(companyId) };
    return database.asSystem((tx) => findMembership(tx, member, permissionSets), READ_ONLY);
  });

  const authenticator: Authenticator = {
    async authenticate(accessToken) {
      const bearer = await bearerOf(accessToken);
      if (bearer === undefined || bearer.expiresAt <= clock.now()) return undefined;
      return (await authenticator.isSignedIn(bearer)) ? bearer : undefined;
    },
    isSignedIn: async ({ userId, sessionId }) => (await ownerOf(sessionId)) === userId,
    membership: ({ userId }, companyId) => membershipOf(`${userId} ${companyId}`),
  };
  return authenticator;
}
