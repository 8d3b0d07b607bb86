import { IconShieldCheck } from '@tabler/icons-react';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { User } from '#modules/identity/contract/users.ts';
import type { IdentityTexts } from '../texts.ts';
import classes from './users.module.css';

export function userColumns(
  t: IdentityTexts,
): Column<User, 'name' | 'username' | 'last_seen_at'>[] {
  return [
    {
      id: 'username',
      header: t('fields.username'),
      sort: 'username',
      names: true,
      cell: ({ username, email }) => <NameCell name={username} detail={email} />,
    },
    {
      id: 'name',
      header: t('users.columns.name'),
      sort: 'name',
      cell: (user) =>
        user.employee?.name ?? <span className={text.hint}>{t('users.no_employee')}</span>,
    },
    { id: 'role', header: t('fields.role'), cell: (user) => user.role.name },
    {
      id: 'status',
      header: t('fields.status'),
      cell: ({ status, is_otp, is_otp_block, locked_until }) => (
        <span className={classes.badges}>
          <StatusBadge tone={toneOf(status)} label={t(`users.statuses.${status}`)} />
          {locked_until !== null && (
            <StatusBadge
              tone="danger"
              label={t('users.locked_until', { time: formatDateTime(locked_until) })}
            />
          )}
          {is_otp_block && <StatusBadge tone="danger" label={t('users.codes_blocked')} />}
          {is_otp && !is_otp_block && (
            <StatusBadge tone="info" icon={IconShieldCheck} label={t('users.two_step')} />
          )}
        </span>
      ),
    },
    {
      id: 'last_seen',
      header: t('users.columns.last_seen'),
      sort: 'last_seen_at',
      keepTogether: true,
      cell: ({ last_seen_at: at }) =>
        at === null ? (
          <span className={text.hint}>{t('users.never_seen')}</span>
        ) : (
          <TimeAgo at={at} />
        ),
    },
    {
      id: 'other_companies',
      header: t('users.columns.other_companies'),
      hiddenAtFirst: true,
      cell: (user) =>
        user.other_companies.map(({ id, name, role }) => (
          <div key={id}>
            <NameCell name={name} detail={role} />
          </div>
        )),
    },
  ];
}
