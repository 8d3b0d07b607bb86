import { ActionIcon } from '@mantine/core';
import { IconRefresh, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  recipientExport,
  type NotificationRecord,
  type RecordRecipient,
} from '#modules/notifications/contract/records.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { AttemptsSheet } from './attempts-sheet.tsx';
import { texts } from '../texts.ts';
import { recipientsQuery, useResend } from './records.api.ts';

const PAGE_SIZE = 20;
const tones = { Pending: 'working', Sent: 'info', Read: 'success', Failed: 'danger' } as const;

/** The message that was sent, to whom, and what became of it; each leads to its attempts. */
export function Recipients({ record }: { readonly record: NotificationRecord }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const maySend = useMay('notifications:send');
  const attempts = useRecordWindow<RecordRecipient>();
  const query = useQuery(recipientsQuery({ record_id: record.id, page, pageSize: PAGE_SIZE }));
  return (
    <Stack>
      <strong>{record.title}</strong>
      <p className={text.typed}>{record.message}</p>
      <div>
        <ExportMenu ticketPath={recipientExport.ticket.path} choices={{ record_id: record.id }} />
      </div>
      <RecordTable
        name="notification-recipients"
        label={t('exports.recipients')}
        query={query}
        failedTitle={t('settings.detail.load_failed')}
        onOpen={attempts.open}
        paging={{
          page,
          pageSize: PAGE_SIZE,
          usualSize: PAGE_SIZE,
          total: query.data?.total ?? 0,
          onPage: setPage,
        }}
        columns={[
          {
            id: 'name',
            header: t('fields.recipient'),
            names: true,
            cell: nameOf,
          },
          {
            id: 'status',
            header: t('fields.delivery_status'),
            keepTogether: true,
            // What was not to be sent did not fail: the list of failures has none of it.
            cell: ({ state, status }) =>
              state === 'skipped' ? (
                <StatusBadge tone="idle" label={t('failures.states.skipped')} />
              ) : (
                <StatusBadge tone={tones[status]} label={t(`delivery_statuses.${status}`)} />
              ),
          },
          { id: 'error', header: t('fields.error'), cell: ({ error }) => error },
          ...(maySend && query.data?.data.some(({ may_resend: may }) => may)
            ? [
                {
                  id: 'resend',
                  header: t('failures.resend'),
                  cell: (row: RecordRecipient) => row.may_resend && <Resend recipient={row} />,
                },
              ]
            : []),
        ]}
        empty={{ icon: IconUsers, title: t('settings.dry_run.nobody') }}
      />
      {attempts.draw((delivery, window) => (
        <AttemptsSheet {...window} delivery={delivery} />
      ))}
    </Stack>
  );
}

/** The name of an employee, or else the address. */
const nameOf = ({ name, email, phone, recipient_id: id }: RecordRecipient) =>
  name ?? email ?? phone ?? id.replace(/^address:/, '');

/** Sends a failed message again. */
function Resend({ recipient }: { readonly recipient: RecordRecipient }) {
  const t = useTexts(texts);
  const resend = useResend();
  const { id } = recipient;
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={`${t('failures.resend')}: ${nameOf(recipient)}`}
      title={t('failures.resend')}
      loading={resend.isPending}
      onClick={() => resend.mutate({ id })}
    >
      <IconRefresh size={16} stroke={1.7} />
    </ActionIcon>
  );
}
