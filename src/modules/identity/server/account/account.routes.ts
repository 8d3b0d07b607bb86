import * as routes from '#modules/identity/contract/account.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findAccount } from './account.queries.ts';
import { confirmOtp, disableOtp, renewRecoveryCodes, startOtp } from './set-up-otp.ts';

/** What people do with their own account. */
export function serveAccount(serve: Serve, context: Context): void {
  serve.transaction(routes.getAccount, async ({ tx, person }) => ({
    data: await findAccount(tx, person),
  }));

  serve.outside(routes.startOtp, ({ person, body }) =>
    startOtp(context, { userId: person.userId, ...body }),
  );

  serve.outside(routes.confirmOtp, async ({ person, visitor, body }) => {
    const actor = { userId: person.userId, requestId: visitor.requestId };
    return { recovery_codes: await confirmOtp(context, { ...actor, ...body }) };
  });

  serve.outside(routes.renewRecoveryCodes, async ({ person, visitor, body }) => {
    const actor = { userId: person.userId, requestId: visitor.requestId };
    return { recovery_codes: await renewRecoveryCodes(context, { ...actor, ...body }) };
  });

  serve.outside(routes.disableOtp, async ({ person, visitor, body }) => {
    const actor = { userId: person.userId, requestId: visitor.requestId };
    await disableOtp(context, { ...actor, ...body });
    return undefined;
  });
}
