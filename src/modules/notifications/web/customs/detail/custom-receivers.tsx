import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { Custom } from '#modules/notifications/contract/customs.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { Collections } from '../../draft/collections.tsx';
import { texts } from '../../texts.ts';

const PAGE_SIZE = 20;
const unchanged = () => undefined;

/** To whom a message goes, to whom not, and to whom outside the company, to read. */
export function CustomReceivers({ custom }: { readonly custom: Custom }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const { recipients, recipient_excepts: excepts, recipient_others: others } = custom;
  const first = (page - 1) * PAGE_SIZE;
  return (
    <Stack>
      {recipients.length > 0 && (
        <Panel title={t('settings.recipients.title')}>
          <Stack>
            <Collections rows={recipients} disabled onChange={unchanged} />
          </Stack>
        </Panel>
      )}
      {excepts.length > 0 && (
        <Panel title={t('settings.recipients.excepts')}>
          <Stack>
            <Collections rows={excepts} disabled onChange={unchanged} />
          </Stack>
        </Panel>
      )}
      <Panel title={t('fields.outside')} hint={formatNumber(others.length)}>
        <RecordTable
          name="notification-receivers"
          label={t('fields.outside')}
          query={{
            data: others
              .slice(first, first + PAGE_SIZE)
              .map((row, index) => ({ ...row, id: first + index })),
            error: null,
            isFetching: false,
            refetch: unchanged,
          }}
          failedTitle={t('settings.detail.load_failed')}
          columns={[
            { id: 'email', header: t('fields.email'), names: true, cell: ({ email }) => email },
            {
              id: 'phone',
              header: t('fields.phone'),
              keepTogether: true,
              cell: ({ phone }) => phone,
            },
          ]}
          paging={{
            page,
            pageSize: PAGE_SIZE,
            usualSize: PAGE_SIZE,
            total: others.length,
            onPage: setPage,
          }}
          empty={{ icon: IconUsers, title: t('customs.outside.none') }}
        />
      </Panel>
    </Stack>
  );
}
