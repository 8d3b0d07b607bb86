import { Button } from '@mantine/core';
import { IconMessage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QuotaReason } from '#modules/farmer-quotas/contract/reasons.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteRecord } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { ALL } from '../seasons/seasons.api.ts';
import { texts } from '../texts.ts';
import { reasonActions, reasonsQuery } from './reasons.api.ts';

const ReasonSheet = whenOpened(async () => (await import('./reason-sheet.tsx')).ReasonSheet);

/** Why quotas are rejected or sent back, as officers choose it. */
export function ReasonsPanel() {
  const t = useTexts(texts);
  const query = useQuery(reasonsQuery({ page_size: ALL }));
  const sheet = useRecordWindow<QuotaReason | undefined>();
  const removal = useRecordWindow<QuotaReason>();
  const remove = reasonActions.useDelete();
  const actions = useRowActions<QuotaReason>({ edit: sheet.open, remove: removal.open });
  return (
    <Stack>
      <RecordTable
        name="quota-reasons"
        label={t('setup.reasons')}
        columns={[
          {
            id: 'name',
            header: t('fields.reason'),
            names: true,
            cell: ({ name }: QuotaReason) => name,
          },
          {
            id: 'result',
            header: t('reasons.for'),
            cell: ({ result }: QuotaReason) => t(`results.${result}`),
          },
        ]}
        query={query}
        failedTitle={t('reasons.failed')}
        actions={actions}
        empty={{ icon: IconMessage, title: t('reasons.empty'), hint: t('reasons.empty_hint') }}
        add={
          <Button leftSection={<IconPlus size={16} />} onClick={() => sheet.open(undefined)}>
            {t('reasons.create')}
          </Button>
        }
      />
      {sheet.draw((stored, window) => (
        <ReasonSheet stored={stored} {...window} />
      ))}
      {removal.draw((record, window) => (
        <DeleteRecord record={record} action={remove} {...window} />
      ))}
    </Stack>
  );
}
