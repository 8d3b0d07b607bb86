import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RecordRecipient } from '#modules/notifications/contract/records.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import classes from '../sheet-body.module.css';
import { texts } from '../texts.ts';
import { attemptsQuery } from './records.api.ts';

const tones = {
  queued: 'warning',
  sending: 'working',
  sent: 'success',
  delivered: 'success',
  read: 'success',
  failed: 'danger',
  skipped: 'idle',
  unknown: 'warning',
} as const;

/** Every attempt to deliver a message, with what the provider answered. */
export function AttemptsSheet({
  delivery,
  ...window
}: WindowProps & { readonly delivery: RecordRecipient }) {
  const t = useTexts(texts);
  const query = useQuery(attemptsQuery({ id: delivery.id }));
  const rows = query.data?.map((attempt) => ({ ...attempt, id: attempt.number }));
  return (
    <Sheet
      {...window}
      title={`${delivery.record_code} · ${t(`channel_names.${delivery.channel}`)}`}
    >
      <div className={classes.body}>
        <RecordTable
          name="notification-attempts"
          label={t('failures.attempts')}
          query={{ ...query, data: rows }}
          failedTitle={t('settings.detail.load_failed')}
          columns={[
            { id: 'number', header: t('failures.attempt'), cell: (row) => row.number },
            {
              id: 'started_at',
              header: t('failures.at'),
              names: true,
              keepTogether: true,
              cell: (row) => formatDateTime(row.started_at),
            },
            {
              id: 'state',
              header: t('fields.delivery_status'),
              keepTogether: true,
              cell: ({ state }) => (
                <StatusBadge tone={tones[state]} label={t(`failures.states.${state}`)} />
              ),
            },
            {
              id: 'answer',
              header: t('fields.answer'),
              // What it cost is known of some providers.
              cell: ({ answer, cost }) => (
                <p className={text.typed}>{cost === null ? answer : `${answer} · ${cost}`}</p>
              ),
            },
          ]}
          empty={{ icon: IconSend, title: t('failures.no_attempts') }}
        />
      </div>
    </Sheet>
  );
}
