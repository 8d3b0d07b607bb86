import * as employees from '#modules/directory/contract/employees.ts';
import * as routes from '#modules/identity/contract/users.ts';
import type { User } from '#modules/identity/contract/users.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

export const usersQuery = defineListQuery(routes.listUsers, ['user', 'list'], {
  persist: false,
  // People sign in and choose passwords, which nobody else hears of.
  staleTime: 0,
});
export const userQuery = defineQuery(routes.getUser, ['user', 'detail'], { fresh: true });
/** Of employees who are not of another account. */
export const WITHOUT_ACCOUNT = { signs_in: 'no' } as const;
/** Who an account can be of. */
export const employeesQuery = defineQuery(
  employees.listEmployeesUnderMe,
  ['employee', 'under-me'],
  { about: ['user'] },
);

const refreshes = ['user', 'role'];
/** Who joins may become an employee. */
const joinRefreshes = [...refreshes, 'employee'];

export const useInviteUser = defineAction(routes.inviteUser, texts, {
  refreshes: joinRefreshes,
  success: (t, { username }) => t('users.toasts.invited', { username }),
  failure: 'users.toasts.invite_failed',
});
export const useAddMember = defineAction(routes.addMember, texts, {
  refreshes: joinRefreshes,
  success: (t, { username }) => t('users.toasts.invited', { username }),
  failure: 'users.toasts.invite_failed',
});
export const useChangeUser = defineAction(routes.changeUser, texts, {
  refreshes,
  success: 'users.toasts.saved',
  failure: 'users.toasts.save_failed',
});
export const useMakeLink = defineAction(routes.makeUserLink, texts, {
  failure: 'users.toasts.link_failed',
});

const acts = {
  sign_out: routes.signUserOut,
  deactivate: routes.deactivateUser,
  reactivate: routes.reactivateUser,
  mail_link: routes.mailUserLink,
  unblock_codes: routes.unblockUserCodes,
  remove_otp: routes.removeUserOtp,
  remove: routes.removeUser,
} as const;

/** What is done to an account in one go, and to whose. */
export interface UserAct {
  readonly act: keyof typeof acts;
  readonly user: User;
}

export function useActOnUser() {
  const t = useTexts(texts);
  return useAction({
    act: ({ act, user: { id } }: UserAct, idempotencyKey): Promise<unknown> =>
      callRoute(acts[act], { id }, { idempotencyKey }),
    refreshes: refreshes.map((entity) => [entity]),
    success: (_, { act, user }) => t(`users.toasts.${act}`, { username: user.username }),
    failure: t('users.toasts.act_failed'),
  });
}
