import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash, IconUsers } from '@tabler/icons-react';
import { useState, type ClipboardEvent } from 'react';
import { customLimits } from '#modules/notifications/contract/custom-limits.ts';
import type { OutsideRecipient } from '#modules/notifications/contract/custom-content.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { texts } from '../../texts.ts';
import { PasteProblems } from './paste-problems.tsx';
import { readRows } from './read-rows.ts';
import type { CustomDraft } from './use-custom-draft.ts';

const PAGE_SIZE = 20;

type Column = 'email' | 'phone';

/** People outside the company, typed or pasted from a sheet. */
export function OutsideRecipients({ draft }: { readonly draft: CustomDraft }) {
  const t = useTexts(texts);
  const { recipient_others: others, change, problemAt } = draft;
  const [page, setPage] = useState(1);
  const [pasted, setPasted] = useState<ReturnType<typeof readRows>>();
  const setOthers = (rows: OutsideRecipient[]) => change({ recipient_others: rows });
  const first = (page - 1) * PAGE_SIZE;
  const rows = others.slice(first, first + PAGE_SIZE).map((row, index) => ({
    ...row,
    id: first + index,
  }));

  function paste(event: ClipboardEvent, id: number, column: Column) {
    const text = event.clipboardData.getData('text');
    if (!/[\t\r\n]/.test(text)) return;
    event.preventDefault();
    const room = customLimits.others - id;
    const read = readRows(text, { column, room });
    setPasted(read);
    const own = read.rows.map((row, index) =>
      column === 'email' ? row : { email: others[id + index]?.email ?? null, phone: row.phone },
    );
    setOthers(others.toSpliced(id, own.length, ...own));
  }

  const cell = (column: Column) => (row: OutsideRecipient & { readonly id: number }) => (
    <TextInput
      aria-label={`${t(`fields.${column}`)} ${row.id + 1}`}
      type={column === 'email' ? 'email' : 'tel'}
      value={row[column] ?? ''}
      error={problemAt(`recipient_others.${row.id}.${column}`)}
      onPaste={(event) => paste(event, row.id, column)}
      onChange={({ currentTarget: { value } }) => {
        const { email, phone } = row;
        setOthers(others.with(row.id, { email, phone, [column]: value === '' ? null : value }));
      }}
    />
  );
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.7} />}
      disabled={others.length >= customLimits.others}
      onClick={() => {
        setOthers([...others, { email: null, phone: null }]);
        setPage(Math.ceil((others.length + 1) / PAGE_SIZE));
      }}
    >
      {t('customs.outside.add')}
    </Button>
  );
  return (
    <Stack>
      {pasted?.tooMany !== undefined && (
        <Notice>
          {t('customs.outside.too_many', {
            count: formatNumber(pasted.tooMany),
            limit: formatNumber(customLimits.others),
          })}
        </Notice>
      )}
      {pasted !== undefined && <PasteProblems read={pasted} />}
      <RecordTable
        name="notification-outside-recipients"
        label={t('fields.outside')}
        query={{ data: rows, error: null, isFetching: false, refetch: () => undefined }}
        failedTitle={t('settings.detail.load_failed')}
        add={add}
        columns={[
          { id: 'email', header: t('fields.email'), names: true, cell: cell('email') },
          { id: 'phone', header: t('fields.phone'), cell: cell('phone') },
          {
            id: 'remove',
            header: t('customs.outside.remove_heading'),
            align: 'end',
            cell: ({ id }) => (
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={t('customs.outside.remove', { number: id + 1 })}
                onClick={() => setOthers(others.toSpliced(id, 1))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            ),
          },
        ]}
        paging={{
          page,
          pageSize: PAGE_SIZE,
          usualSize: PAGE_SIZE,
          total: others.length,
          onPage: setPage,
        }}
        empty={{
          icon: IconUsers,
          title: t('customs.outside.none'),
          hint: t('customs.outside.none_hint'),
        }}
      />
    </Stack>
  );
}
