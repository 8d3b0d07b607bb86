import { JOSEError } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { z } from 'zod';
import type { Person } from '#platform/server/access/scope.ts';

/** How long a stolen copy would work if its session were not checked. */
const ACCESS_TOKEN_MS = 10 * 60 * 1000;

const ALGORITHM = 'HS256';
const ISSUER = 'backoffice';
const AUDIENCE = 'backoffice:api';
const TYPE = 'at+jwt';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** Whom a token identifies, and until when. */
export interface Bearer extends Person {
  readonly expiresAt: Date;
}

export interface AccessToken {
  readonly jwt: string;
  readonly expiresAt: Date;
}

/** Makes the token that calls carry. */
export async function writeAccessToken(
  key: Uint8Array,
  { userId, sessionId }: Person,
  now: Date,
): Promise<AccessToken> {
  // The token counts in whole seconds; the expiry that we report must not be later.
  const expiresAt = new Date(Math.floor((now.getTime() + ACCESS_TOKEN_MS) / 1000) * 1000);
  const jwt = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { jwt, expiresAt };
}

/** Whom a token identifies, or undefined when it is not one of ours or has expired. */
export async function readAccessToken(
  key: Uint8Array,
  jwt: string,
  now: Date,
): Promise<Bearer | undefined> {
  try {
    const { payload } = await jwtVerify(jwt, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    });
    const read = claims.safeParse(payload);
    if (!read.success) return undefined;
    const { sub, sid, exp } = read.data;
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}
