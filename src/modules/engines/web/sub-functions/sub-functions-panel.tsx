import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconPuzzle, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SubFunction } from '#modules/engines/contract/sub-functions.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { subFunctionsQuery, useRemoveSubFunction } from './sub-functions.api.ts';
import { texts, type EngineTexts } from '../texts.ts';
import classes from '../engines/engines.module.css';

const SubFunctionSheet = whenOpened(
  async () => (await import('./sub-function-sheet.tsx')).SubFunctionSheet,
);

/** The parts an engine is made of. */
export function SubFunctionsPanel({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('engines:write');
  const query = useQuery(subFunctionsQuery(engineId));
  const [sheet, setSheet] = useState<{ stored?: SubFunction; opened: boolean }>();
  const [removing, setRemoving] = useState<{ part: SubFunction; asking: boolean }>();
  const stop = () => setRemoving((last) => last && { ...last, asking: false });
  const remove = useRemoveSubFunction(stop);
  const columns = useColumns(
    'engine-sub-functions',
    useMemo(() => columnsOf(t), [t]),
  );
  const addButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setSheet({ opened: true })}>
      {t('sub_functions.add')}
    </Button>
  );
  return (
    <div className={classes.panels}>
      {(query.data?.length ?? 0) > 0 && <div>{addButton}</div>}
      <DataTable
        label={t('columns.sub_functions')}
        columns={columns}
        rows={query.data}
        rowId={({ id }) => id}
        query={query}
        failedTitle={t('banners.sub_functions_failed')}
        actions={
          mayWrite
            ? (part) => [
                {
                  label: t('actions.edit'),
                  icon: IconPencil,
                  onClick: () => setSheet({ stored: part, opened: true }),
                },
                {
                  label: t('actions.delete'),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => setRemoving({ part, asking: true }),
                },
              ]
            : undefined
        }
        empty={
          <EmptyState
            icon={IconPuzzle}
            title={t('sub_functions.empty')}
            hint={t('sub_functions.empty_hint')}
            action={addButton}
          />
        }
      />
      {sheet !== undefined && (
        <SubFunctionSheet
          key={sheet.stored?.id ?? 'new'}
          engineId={engineId}
          stored={sheet.stored}
          opened={sheet.opened}
          onClose={() => setSheet({ ...sheet, opened: false })}
        />
      )}
      {removing !== undefined && (
        <ConfirmDialog
          opened={removing.asking}
          onClose={stop}
          onConfirm={() => remove.mutate({ id: engineId, subFunctionId: removing.part.id })}
          title={t('sub_functions.remove_title', { name: removing.part.name })}
          confirmLabel={t('actions.delete')}
          busy={remove.isPending}
          danger
        />
      )}
    </div>
  );
}

const columnsOf = (t: EngineTexts): Column<SubFunction>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    names: true,
    cell: (part) => (
      <>
        {part.name}
        {part.description !== '' && <span className={classes.description}>{part.description}</span>}
      </>
    ),
  },
  {
    id: 'updated_at',
    header: t('columns.updated_at'),
    keepTogether: true,
    cell: (part) => <TimeAgo at={part.updated_at} />,
  },
];
