import * as routes from '#modules/identity/contract/users.ts';
import type { User } from '#modules/identity/contract/users.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import type { HomeLine, HomeNews } from '#platform/web/module.ts';
import { texts, type IdentityTexts } from '../texts.ts';

/** So many invitations are named; more are one line, which leads to all of them. */
const NAMED = 4;

/** People who cannot come in: they have not used their invitation, or their account is locked. */
export async function accountNews(): Promise<HomeNews> {
  const page_size = NAMED;
  const [invited, locked] = await Promise.all([
    callRoute(routes.listUsers, { status: 'invited', page_size }),
    callRoute(routes.listUsers, { locked: 'yes', page_size }),
  ]);
  const t = texts.loaded();
  if (t === undefined) return {};
  return {
    failed: [
      ...locked.data.map((user) => toLine(user, whyLocked(t, user))),
      ...(invited.total > NAMED
        ? [allInvited(t, invited)]
        : invited.data.map((user) => toLine(user, t('users.news.invited')))),
    ],
  };
}

function allInvited(t: IdentityTexts, { data, total }: Page<User>): HomeLine {
  return {
    id: 'invited',
    to: '/settings/users?status=invited',
    name: t('users.news.invitations', { count: formatNumber(total) }),
    fact: t('users.news.invited'),
    since: data
      .map(({ created_at }) => created_at)
      .reduce((one, other) => (one > other ? one : other)),
  };
}

function toLine({ id, username, locked_until, ...user }: User, fact: string): HomeLine {
  return {
    id: `${id} ${fact}`,
    to: `/settings/users?search=${encodeURIComponent(username)}`,
    name: username,
    fact,
    since: locked_until ?? user.last_seen_at ?? user.created_at,
  };
}

function whyLocked(t: IdentityTexts, { locked_until }: User): string {
  if (locked_until === null) return t('users.news.codes_blocked');
  return t('users.news.locked', { time: formatDateTime(locked_until) });
}
