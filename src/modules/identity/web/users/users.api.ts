import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type { listEmployeesUnderMe } from '#modules/directory/contract/employees.ts';
import type * as routes from '#modules/identity/contract/users.ts';
import { texts } from '../texts.ts';

type User = routes.User;

const list = endpoint<typeof routes.listUsers>('GET', '/v1/users');
const get = endpoint<typeof routes.getUser>('GET', '/v1/users/:id');
const invite = endpoint<typeof routes.inviteUser>('POST', '/v1/users');
const join = endpoint<typeof routes.addMember>('POST', '/v1/users/members');
const change = endpoint<typeof routes.changeUser>('PUT', '/v1/users/:id');
const remove = endpoint<typeof routes.removeUser>('DELETE', '/v1/users/:id');
const deactivate = endpoint<typeof routes.deactivateUser>('POST', '/v1/users/:id/deactivate');
const reactivate = endpoint<typeof routes.reactivateUser>('POST', '/v1/users/:id/reactivate');
const signOut = endpoint<typeof routes.signUserOut>('POST', '/v1/users/:id/sign-out');
const unblockCodes = endpoint<typeof routes.unblockUserCodes>(
  'POST',
  '/v1/users/:id/unblock-codes',
);
const removeOtp = endpoint<typeof routes.removeUserOtp>('POST', '/v1/users/:id/remove-otp');
const mailLink = endpoint<typeof routes.mailUserLink>('POST', '/v1/users/:id/mail-link');
const makeLink = endpoint<typeof routes.makeUserLink>('POST', '/v1/users/:id/link');
const employees = endpoint<typeof listEmployeesUnderMe>('GET', '/api/employee-dropdrow-underme');

export const usersQuery = (query: QueryInput<typeof routes.listUsers>) =>
  queryOptions({
    queryKey: ['user', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: false },
  });

/** Never cached: what is edited from here must be what is stored now. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['user', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

export const employeesQuery = queryOptions({
  queryKey: ['employee', 'list', 'for-users'],
  queryFn: async ({ signal }) => (await call(employees, { signal })).data,
});

export function useInviteUser(onAdded: (user: User) => void) {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof routes.inviteUser>, idempotencyKey) =>
      call(invite, { body, idempotencyKey }),
    refreshes: [['user'], ['role']],
    success: ({ username }) => t('users.toasts.invited', { username }),
    failure: t('users.toasts.invite_failed'),
    onSuccess: onAdded,
  });
}

export function useAddMember() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof routes.addMember>, idempotencyKey) =>
      call(join, { body, idempotencyKey }),
    refreshes: [['user'], ['role']],
    success: ({ username }) => t('users.toasts.invited', { username }),
    failure: t('users.toasts.invite_failed'),
  });
}

export function useChangeUser() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof routes.changeUser> & { readonly id: string },
      idempotencyKey,
    ) => call(change, { params: { id }, body, idempotencyKey }),
    refreshes: [['user'], ['role']],
    success: t('users.toasts.saved'),
    failure: t('users.toasts.save_failed'),
  });
}

/** What is done to an account in one go. */
export type Deed =
  | 'sign_out'
  | 'deactivate'
  | 'reactivate'
  | 'mail_link'
  | 'unblock_codes'
  | 'remove_otp'
  | 'remove';

const said = {
  sign_out: 'users.toasts.signed_out',
  deactivate: 'users.toasts.deactivated',
  reactivate: 'users.toasts.reactivated',
  mail_link: 'users.toasts.mail_link',
  unblock_codes: 'users.toasts.unblock_codes',
  remove_otp: 'users.toasts.remove_otp',
  remove: 'users.toasts.removed',
} as const;

export function useDeed(onDone?: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: async ({ deed, user }: { deed: Deed; user: User }, idempotencyKey) => {
      const options = { params: { id: user.id }, idempotencyKey };
      if (deed === 'sign_out') await call(signOut, options);
      else if (deed === 'deactivate') await call(deactivate, options);
      else if (deed === 'reactivate') await call(reactivate, options);
      else if (deed === 'mail_link') await call(mailLink, options);
      else if (deed === 'unblock_codes') await call(unblockCodes, options);
      else if (deed === 'remove_otp') await call(removeOtp, options);
      else await call(remove, options);
    },
    refreshes: [['user'], ['role']],
    success: (_, { deed, user }) => t(said[deed], { username: user.username }),
    failure: t('users.toasts.act_failed'),
    onSuccess: onDone,
  });
}

/** A link to choose a password, and for whom. */
export interface MadeLink {
  readonly user: User;
  readonly address: string;
  readonly expiresAt: string;
}

/** The secret stands behind the `#`, which browsers do not send to servers. */
export function useMakeLink(onMade: (link: MadeLink) => void) {
  const t = useTexts(texts);
  return useAction({
    act: async (user: User): Promise<MadeLink> => {
      const { token, expires_at } = await call(makeLink, { params: { id: user.id } });
      const address = `${location.origin}/choose-password#${token}`;
      return { user, address, expiresAt: expires_at };
    },
    failure: t('users.toasts.link_failed'),
    onSuccess: onMade,
  });
}
