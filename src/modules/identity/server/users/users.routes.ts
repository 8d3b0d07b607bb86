import * as routes from '#modules/identity/contract/users.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { actingIn, type Acting } from '../memberships/acting.ts';
import { addMember } from './add-member.ts';
import { changeUser } from './change-user.ts';
import { removeOtp, unblockCodes } from './help-with-codes.ts';
import { inviteUser } from './invite-user.ts';
import { mailUserLink } from './mail-user-link.ts';
import { makeUserLink } from './make-user-link.ts';
import { removeUser } from './remove-user.ts';
import { setActive } from './set-user-active.ts';
import { signUserOut } from './sign-user-out.ts';
import { findUser, listUsers } from './users.queries.ts';

const READ_ONLY = { readOnly: true } as const;

/** The people who can sign in to the company, for the people who manage them. */
export function serveUsers(serve: Serve, context: Context): void {
  const act = actingIn(context);
  /** Changes a person and answers with their new state. */
  const change = (scope: Scope, id: string, work: (acting: Acting) => Promise<void>) =>
    act(scope, async (acting) => {
      await work(acting);
      return findUser(acting.tx, acting, id);
    });

  serve.outside(routes.listUsers, ({ scope, query }) =>
    act(scope, (acting) => listUsers(acting.tx, acting, query), READ_ONLY),
  );

  serve.outside(routes.getUser, ({ scope, params }) =>
    act(scope, (acting) => findUser(acting.tx, acting, params.id), READ_ONLY),
  );

  serve.outside(routes.inviteUser, ({ scope, body }) =>
    act(scope, async (acting) => findUser(acting.tx, acting, await inviteUser(acting, body))),
  );

  serve.outside(routes.addMember, ({ scope, body }) =>
    act(scope, async (acting) => findUser(acting.tx, acting, await addMember(acting, body))),
  );

  serve.outside(routes.changeUser, ({ scope, params, body }) =>
    change(scope, params.id, (acting) => changeUser(acting, params.id, body)),
  );

  serve.outside(routes.removeUser, ({ scope, params }) =>
    act(scope, async (acting) => {
      await removeUser(acting, params.id);
      return undefined;
    }),
  );

  serve.outside(routes.deactivateUser, ({ scope, params }) =>
    change(scope, params.id, (acting) => setActive(acting, params.id, false)),
  );

  serve.outside(routes.reactivateUser, ({ scope, params }) =>
    change(scope, params.id, (acting) => setActive(acting, params.id, true)),
  );

  serve.outside(routes.signUserOut, ({ scope, params }) =>
    act(scope, async (acting) => {
      await signUserOut(acting, params.id);
      return undefined;
    }),
  );

  serve.outside(routes.unblockUserCodes, ({ scope, params }) =>
    change(scope, params.id, (acting) => unblockCodes(acting, params.id)),
  );

  serve.outside(routes.removeUserOtp, ({ scope, params }) =>
    change(scope, params.id, (acting) => removeOtp(acting, params.id)),
  );

  serve.outside(routes.mailUserLink, ({ scope, params }) =>
    change(scope, params.id, (acting) => mailUserLink(acting, params.id, context)),
  );

  serve.outside(routes.makeUserLink, ({ scope, params }) =>
    act(scope, (acting) => makeUserLink(acting, params.id)),
  );
}
