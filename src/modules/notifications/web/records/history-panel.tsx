import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationRecord } from '#modules/notifications/contract/records.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import classes from '../sheet-body.module.css';
import { texts } from '../texts.ts';
import { Recipients } from './recipients.tsx';
import { funnelQuery, recordsQuery } from './records.api.ts';

const PAGE_SIZE = 20;

/** What the setting sent, the newest first; each leads to its recipients. */
export function HistoryPanel({ setting }: { readonly setting: Setting }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const query = useQuery(recordsQuery({ setting_id: setting.id, page, pageSize: PAGE_SIZE }));
  const sent = useRecordWindow<NotificationRecord>();
  return (
    <Panel title={t('settings.detail.history')} hint={t('settings.history.hint')}>
      <Funnel id={setting.id} />
      <RecordTable
        name="notification-history"
        label={t('settings.detail.history')}
        query={query}
        failedTitle={t('settings.detail.load_failed')}
        onOpen={sent.open}
        paging={{
          page,
          pageSize: PAGE_SIZE,
          usualSize: PAGE_SIZE,
          total: query.data?.total ?? 0,
          onPage: setPage,
        }}
        columns={[
          {
            id: 'code',
            header: t('fields.record_code'),
            keepTogether: true,
            cell: ({ code }) => <code className={text.code}>{code}</code>,
          },
          {
            id: 'createdAt',
            header: t('fields.sent_at'),
            keepTogether: true,
            cell: ({ createdAt }) => formatDateTime(createdAt),
          },
          { id: 'channel', header: t('fields.channel'), cell: ({ channel }) => channel },
          { id: 'title', header: t('fields.title'), names: true, cell: ({ title }) => title },
          {
            id: 'count',
            header: t('settings.history.people'),
            align: 'end',
            cell: ({ recipients }) => recipients.count,
          },
        ]}
        empty={{
          icon: IconSend,
          title: t('settings.history.empty'),
          hint: t('settings.history.empty_hint'),
        }}
      />
      {sent.draw((record, window) => (
        <Sheet {...window} title={`${record.code} · ${record.channel}`}>
          <div className={classes.body}>
            <Recipients record={record} />
          </div>
        </Sheet>
      ))}
    </Panel>
  );
}

const steps = [
  'events',
  'recipients',
  'sent',
  'delivered',
  'read',
  'failed',
  'skipped',
  'waiting',
] as const;

/** What became of the messages of the last 30 days. */
function Funnel({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  const { data } = useQuery(funnelQuery({ id }));
  if (data === undefined || data.events === 0) return null;
  return (
    <Facts
      facts={[
        {
          name: t('settings.history.last_days'),
          value: steps
            .filter((step) => data[step] > 0)
            .map((step) => `${t(`settings.funnel.${step}`)} ${formatNumber(data[step])}`)
            .join(' · '),
        },
      ]}
    />
  );
}
