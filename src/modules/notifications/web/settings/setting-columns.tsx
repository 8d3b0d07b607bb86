import type { settingSortKeys } from '#modules/notifications/contract/setting-sort-keys.ts';
import type { ListedSetting } from '#modules/notifications/contract/settings.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { NotificationTexts } from '../texts.ts';

export function settingColumns(
  t: NotificationTexts,
): Column<ListedSetting, (typeof settingSortKeys)[number]>[] {
  return [
    {
      id: 'number',
      header: t('settings.fields.number'),
      align: 'end',
      hiddenAtFirst: true,
      cell: (_, number) => number,
    },
    {
      id: 'code',
      header: t('fields.code'),
      sort: 'code',
      keepTogether: true,
      cell: ({ code }) => <code className={text.code}>{code}</code>,
    },
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      names: true,
      cell: ({ id, name, is_default: isDefault }) => (
        <NameCell
          to={`/notification-center/manage/${id}`}
          name={name}
          detail={isDefault ? t('settings.list.is_default') : ''}
        />
      ),
    },
    {
      id: 'type',
      header: t('settings.fields.type'),
      keepTogether: true,
      cell: ({ event }) =>
        event !== null && (
          <StatusBadge
            tone={event.type === 'Anomaly' ? 'warning' : 'info'}
            label={t(`settings.types.${event.type}`)}
          />
        ),
    },
    {
      id: 'module',
      header: t('settings.fields.module'),
      cell: ({ event }) => event?.feature.module.name,
    },
    {
      id: 'event',
      header: t('fields.event'),
      cell: ({ event }) => event?.name ?? t('errors.event_gone'),
    },
    {
      id: 'channels',
      header: t('fields.channels'),
      cell: ({ channels }) => (
        <Tags names={channels.map((channel) => t(`channel_names.${channel}`))} />
      ),
    },
    {
      id: 'sent_this_month',
      header: t('fields.sent_this_month'),
      align: 'end',
      cell: ({ sent_this_month: sent }) => formatNumber(sent),
    },
    {
      id: 'sent_total',
      header: t('fields.sent_total'),
      align: 'end',
      hiddenAtFirst: true,
      cell: ({ sent_total: sent }) => formatNumber(sent),
    },
    {
      id: 'status',
      header: t('fields.status'),
      sort: 'status',
      keepTogether: true,
      cell: ({ status, switched_off: reason }) => (
        <StatusBadge
          tone={toneOf(status)}
          label={t(`statuses.${status}`)}
          title={reason ?? undefined}
        />
      ),
    },
    {
      id: 'updatedAt',
      header: t('settings.fields.updatedAt'),
      sort: 'updatedAt',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
  ];
}
