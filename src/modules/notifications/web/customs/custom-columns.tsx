import type { customSortKeys } from '#modules/notifications/contract/custom-stages.ts';
import type { ListedCustom } from '#modules/notifications/contract/customs.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { NotificationTexts } from '../texts.ts';
import { CustomStage } from './custom-stage.tsx';

export function customColumns(
  t: NotificationTexts,
): Column<ListedCustom, (typeof customSortKeys)[number]>[] {
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
      cell: ({ id, name, description }) => (
        <NameCell to={`/notification-center/customize/${id}`} name={name} detail={description} />
      ),
    },
    {
      id: 'channels',
      header: t('fields.channels'),
      cell: ({ channels }) => (
        <Tags names={channels.map(({ channel }) => t(`channel_names.${channel}`))} />
      ),
    },
    {
      id: 'stage',
      header: t('fields.stage'),
      sort: 'stage',
      keepTogether: true,
      cell: (custom) => <CustomStage custom={custom} />,
    },
    {
      id: 'sent_total',
      header: t('fields.sent_total'),
      align: 'end',
      cell: ({ recipients_total: { sent, read } }) => formatNumber(sent + read),
    },
    {
      id: 'failed_total',
      header: t('fields.failed_total'),
      align: 'end',
      cell: ({ recipients_total: { failed } }) => formatNumber(failed),
    },
    {
      id: 'send_at',
      header: t('fields.send_at'),
      keepTogether: true,
      cell: ({ send_at: at }) => at !== null && formatDateTime(at),
    },
    {
      id: 'status',
      header: t('fields.status'),
      keepTogether: true,
      cell: ({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />,
    },
    {
      id: 'created_by_name',
      header: t('customs.fields.author'),
      hiddenAtFirst: true,
      cell: ({ created_by_name: name }) => name,
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
