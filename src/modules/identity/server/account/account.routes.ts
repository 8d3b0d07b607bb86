import * as routes from '#modules/identity/contract/account.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Visitor } from '#platform/server/http/caller.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findAccount } from './account.queries.ts';
import { confirmOtp, disableOtp, renewRecoveryCodes, startOtp } from './set-up-otp.ts';

export function serveAccount(serve: Serve, context: Context): void {
  serve.transaction(routes.getAccount, async ({ tx, person }) => ({
    data: await findAccount(tx, person),
  }));

  serve.outside(routes.startOtp, ({ person, body }) =>
    startOtp(context, { userId: person.userId, ...body }),
  );

  serve.outside(routes.confirmOtp, async ({ person, visitor, body }) => ({
    recovery_codes: await confirmOtp(context, { ...actorOf(person, visitor), ...body }),
  }));

  serve.outside(routes.renewRecoveryCodes, async ({ person, visitor, body }) => ({
    recovery_codes: await renewRecoveryCodes(context, { ...actorOf(person, visitor), ...body }),
  }));

  serve.outside(routes.disableOtp, async ({ person, visitor, body }) => {
    await disableOtp(context, { ...actorOf(person, visitor), ...body });
    return undefined;
  });
}

function actorOf({ userId }: Person, { requestId }: Visitor) {
  return { userId, requestId };
}
