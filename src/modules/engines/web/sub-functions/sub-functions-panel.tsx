import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconPuzzle, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SubFunction } from '#modules/engines/contract/sub-functions.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { texts, type EngineTexts } from '../texts.ts';
import { subFunctionsQuery, useRemoveSubFunction } from './sub-functions.api.ts';

const SubFunctionSheet = whenOpened(
  async () => (await import('./sub-function-sheet.tsx')).SubFunctionSheet,
);

export function SubFunctionsPanel({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('engines:write');
  const query = useQuery(subFunctionsQuery({ id: engineId }));
  const sheet = useRecordWindow<SubFunction | undefined>();
  const removal = useRecordWindow<SubFunction>();
  const remove = useRemoveSubFunction();
  const actions = (stored: SubFunction) => [
    { label: t('actions.edit'), icon: IconPencil, onClick: () => sheet.open(stored) },
    {
      label: t('actions.delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => removal.open(stored),
    },
  ];
  return (
    <Stack>
      <RecordTable
        name="engine-sub-functions"
        label={t('fields.sub_functions')}
        columns={columnsOf(t)}
        query={query}
        failedTitle={t('banners.sub_functions_failed')}
        actions={mayWrite ? actions : undefined}
        empty={{
          icon: IconPuzzle,
          title: t('sub_functions.empty'),
          hint: t('sub_functions.empty_hint'),
        }}
        add={
          mayWrite && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => sheet.open(undefined)}>
              {t('sub_functions.add')}
            </Button>
          )
        }
      />
      {sheet.draw((stored, window) => (
        <SubFunctionSheet engineId={engineId} stored={stored} {...window} />
      ))}
      {removal.draw(({ id, name }, window) => (
        <DeleteDialog
          {...window}
          title={t('sub_functions.remove_title', { name })}
          confirmLabel={t('actions.delete')}
          action={remove}
          input={() => ({ id: engineId, sub_function_id: id })}
        />
      ))}
    </Stack>
  );
}

const columnsOf = (t: EngineTexts): Column<SubFunction>[] => [
  {
    id: 'name',
    header: t('fields.name'),
    names: true,
    cell: ({ name, description }) => <NameCell name={name} detail={description} />,
  },
  {
    id: 'updated_at',
    header: t('fields.updated_at'),
    keepTogether: true,
    cell: (part) => <TimeAgo at={part.updated_at} />,
  },
];
