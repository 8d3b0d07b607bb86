import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { NotificationRecord } from '#modules/notifications/contract/records.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import classes from '../sheet-body.module.css';
import { texts } from '../texts.ts';
import { Recipients } from './recipients.tsx';
import { recordsQuery } from './records.api.ts';

const PAGE_SIZE = 20;

interface HistoryPanelProps {
  /** Whose records they are. */
  readonly of: { readonly setting_id: string } | { readonly custom_id: string };
  readonly hint: string;
  readonly emptyHint: string;
  /** What became of all of it. */
  readonly funnel?: ReactNode;
  /** Given while more of it is on its way. */
  readonly refetchInterval?: number | false;
}

/** What a setting or a message sent, the newest first; each leads to its recipients. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { of, hint, emptyHint, funnel, refetchInterval = false } = props;
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...recordsQuery({ ...of, page, pageSize: PAGE_SIZE }),
    refetchInterval,
  });
  const sent = useRecordWindow<NotificationRecord>();
  return (
    <Panel title={t('settings.detail.history')} hint={hint}>
      {funnel}
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
          {
            id: 'channel',
            header: t('fields.channel'),
            cell: ({ channel }) => t(`channel_names.${channel}`),
          },
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
          hint: emptyHint,
        }}
      />
      {sent.draw((record, window) => (
        <Sheet {...window} title={`${record.code} · ${t(`channel_names.${record.channel}`)}`}>
          <div className={classes.body}>
            <Recipients record={record} />
          </div>
        </Sheet>
      ))}
    </Panel>
  );
}
