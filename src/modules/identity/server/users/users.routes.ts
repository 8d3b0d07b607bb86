import * as routes from '#modules/identity/contract/users.ts';
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

/** Accounts belong to no company. */
const SYSTEM = { asSystem: true } as const;

/** The people who can sign in to the company, for the people who manage them. */
export function serveUsers(serve: Serve, context: Context): void {
  const acting = actingIn(context);
  /** Changes a person and answers with their new state. */
  const change = async (
    call: Pick<Acting, 'tx' | 'scope'> & { readonly params: { readonly id: string } },
    work: (by: Acting) => Promise<void>,
  ) => {
    const by = acting(call);
    await work(by);
    return findUser(by.tx, by, call.params.id);
  };

  serve.transaction(
    routes.listUsers,
    (call) => listUsers(call.tx, acting(call), call.query),
    SYSTEM,
  );

  serve.transaction(
    routes.getUser,
    (call) => findUser(call.tx, acting(call), call.params.id),
    SYSTEM,
  );

  serve.transaction(
    routes.inviteUser,
    async (call) => findUser(call.tx, acting(call), await inviteUser(acting(call), call.body)),
    SYSTEM,
  );

  serve.transaction(
    routes.addMember,
    async (call) => findUser(call.tx, acting(call), await addMember(acting(call), call.body)),
    SYSTEM,
  );

  serve.transaction(
    routes.changeUser,
    (call) => change(call, (by) => changeUser(by, call.params.id, call.body)),
    SYSTEM,
  );

  serve.transaction(
    routes.removeUser,
    async (call) => {
      await removeUser(acting(call), call.params.id);
      return undefined;
    },
    SYSTEM,
  );

  serve.transaction(
    routes.deactivateUser,
    (call) => change(call, (by) => setActive(by, call.params.id, false)),
    SYSTEM,
  );

  serve.transaction(
    routes.reactivateUser,
    (call) => change(call, (by) => setActive(by, call.params.id, true)),
    SYSTEM,
  );

  serve.transaction(
    routes.signUserOut,
    async (call) => {
      await signUserOut(acting(call), call.params.id);
      return undefined;
    },
    SYSTEM,
  );

  serve.transaction(
    routes.unblockUserCodes,
    (call) => change(call, (by) => unblockCodes(by, call.params.id)),
    SYSTEM,
  );

  serve.transaction(
    routes.removeUserOtp,
    (call) => change(call, (by) => removeOtp(by, call.params.id)),
    SYSTEM,
  );

  serve.transaction(
    routes.mailUserLink,
    (call) => change(call, (by) => mailUserLink(by, call.params.id, context)),
    SYSTEM,
  );

  serve.transaction(
    routes.makeUserLink,
    (call) => makeUserLink(acting(call), call.params.id),
    SYSTEM,
  );
}
