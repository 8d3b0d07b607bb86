import { IconHash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { texts } from '../texts.ts';
import { voidNumbersQuery } from './settings.api.ts';

/** The numbers of deleted drafts, so that nobody looks for their quotations. */
export function VoidNumbers() {
  const t = useTexts(texts);
  const { data, ...query } = useQuery(voidNumbersQuery());
  const rows = data?.map((row) => ({ ...row, id: row.quotation_number }));
  return (
    <Stack>
      <p className={text.hint}>{t('settings.void_numbers_hint')}</p>
      <RecordTable
        name="quotations-void-numbers"
        label={t('settings.void_numbers')}
        query={{ ...query, data: rows }}
        failedTitle={t('settings.void_numbers_failed')}
        columns={[
          {
            id: 'quotation_number',
            header: t('fields.quotation_number'),
            names: true,
            keepTogether: true,
            cell: ({ quotation_number }) => quotation_number,
          },
          {
            id: 'deleted_at',
            header: t('settings.deleted_at'),
            keepTogether: true,
            cell: ({ deleted_at }) => formatDateTime(deleted_at),
          },
          {
            id: 'deleted_by_name',
            header: t('settings.deleted_by'),
            cell: ({ deleted_by_name }) => deleted_by_name,
          },
        ]}
        empty={{ icon: IconHash, title: t('settings.void_numbers_empty') }}
      />
    </Stack>
  );
}
