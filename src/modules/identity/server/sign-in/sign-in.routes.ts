import type { FastifyReply, FastifyRequest } from 'fastify';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import * as routes from '#modules/identity/contract/sign-in.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { subnetOf } from '#platform/server/http/subnet.ts';
import { readAccessToken, writeAccessToken } from '../sessions/access-token.ts';
import { createPlaceLimit } from './limit-places.ts';
import { changePassword } from './change-password.ts';
import { endSession, endSessionOfToken } from '../sessions/end-session.ts';
import { serverKeysOf } from '../sessions/server-keys.ts';
import { refreshSession, type Renewed } from '../sessions/refresh-session.ts';
import { signIn } from './sign-in.ts';
import { SESSION_MS } from '../sessions/start-session.ts';

const COOKIE = 'backoffice_refresh';

/** Sign-in, refresh, sign-out and the caller's password. */
export function serveSignIn(serve: Serve, context: Context): void {
  const { clock, database } = context;
  const keys = serverKeysOf(context);
  const places = createPlaceLimit(context);

  serve.outside(routes.signIn, async ({ body, visitor, request, reply }) => {
    const attempt = {
      name: body.username || body.identifier || '',
      password: body.password,
      code: body.otp,
      device: visitor,
    };
    const result = await places.attempt(
      { place: subnetOf(visitor.address), name: attempt.name },
      () => signIn(context, attempt),
    );
    if ('codeOwed' in result) {
      return { jwt: null, is_otp: true as const, is_otp_block: result.codeOwed.blocked };
    }
    const { user } = result;
    return {
      ...(await grant({ ...result, userId: user.id }, { request, reply })),
      is_otp: user.otp_secret !== null,
      is_otp_block: false as const,
      user: { id: user.id, username: user.username, email: user.email },
    };
  });

  serve.outside(routes.refreshSession, async ({ body, visitor, request, reply }) => {
    const token = body.refreshToken ?? cookieOf(request);
    const { refreshToken: key } = await keys();
    const renewal = { token: token ?? '', key, now: clock.now(), requestId: visitor.requestId };
    const renewed = await database.asSystem((tx) => refreshSession(tx, renewal));
    if (renewed === undefined) {
      forgetCookie(reply);
      throw identityErrors.session_ended();
    }
    return grant(renewed, { request, reply });
  });

  serve.outside(routes.signOut, async ({ body, visitor, request, reply }) => {
    const ending = { now: clock.now(), requestId: visitor.requestId };
    const { accessToken: key } = await keys();
    const jwt = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const person = await readAccessToken(key, jwt, ending.now);
    const token = body.refreshToken ?? cookieOf(request);
    await database.asSystem(async (tx) => {
      if (person !== undefined) await endSession(tx, person, ending);
      if (token !== undefined) await endSessionOfToken(tx, token, ending);
    });
    forgetCookie(reply);
    return undefined;
  });

  serve.outside(routes.changePassword, async ({ body, person, visitor }) => {
    await changePassword(context, { ...body, person, requestId: visitor.requestId });
    return undefined;
  });

  /** What a session needs to continue. The web application never sees its refresh token. */
  async function grant(
    { refreshToken, ...person }: Renewed,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    const { accessToken: key } = await keys();
    const { jwt, expiresAt } = await writeAccessToken(key, person, clock.now());
    const jwtExpiresDate = expiresAt.toISOString();
    if (!isWebClient(request)) return { jwt, refreshToken, jwtExpiresDate };
    void reply.setCookie(COOKIE, refreshToken, {
      ...cookieScope,
      secure: request.protocol === 'https',
      maxAge: SESSION_MS / 1000,
    });
    return { jwt, jwtExpiresDate };
  }
}

/** Sent to sign-out as well as to refresh, so its path is the one they share. */
const cookieScope = { path: '/api', httpOnly: true, sameSite: 'strict' } as const;

/** A cookie counts only together with a header that no other site's page can make a browser send. */
function cookieOf(request: FastifyRequest): string | undefined {
  return isWebClient(request) ? request.cookies[COOKIE] : undefined;
}

function forgetCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, cookieScope);
}

function isWebClient(request: FastifyRequest): boolean {
  return request.headers['x-client'] === routes.WEB_CLIENT;
}
