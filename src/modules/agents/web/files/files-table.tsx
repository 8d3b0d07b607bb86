import { Button, NativeSelect } from '@mantine/core';
import {
  IconDownload,
  IconEye,
  IconEyeOff,
  IconHistory,
  IconFiles,
  IconLanguage,
  IconMessage,
  IconPencil,
  IconRotate,
  IconTextScan2,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ColumnsMenu } from '#platform/web/table/columns-menu.tsx';
import { useColumns } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { SortMenu } from '#platform/web/table/sort-menu.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { isTextFile } from '#modules/agents/contract/file-types.ts';
import type { DetailState } from '../agents/agent-detail-state.ts';
import { useDownloadFile, useUpdateFile } from './files.api.ts';
import { texts } from '../texts.ts';
import { fileColumns } from './file-columns.tsx';
import { FileDialogs, type FileAct } from './file-dialogs.tsx';
import { useFileBatches } from './use-file-batches.ts';
import classes from './files.module.css';

interface FilesTableProps extends DetailState {
  readonly agentId: string;
  /** Absent while a run goes on, and for those who may not start one. */
  readonly startSync: (() => void) | undefined;
  /** Starts a run of chosen files; absent likewise. */
  readonly syncFiles: ((fileIds: readonly string[]) => void) | undefined;
  readonly query: {
    readonly data:
      | { data: AgentFile[]; total: number; total_is_minimum?: boolean | undefined }
      | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

const STATUSES = ['ready', 'processing', 'error'] as const;

/** The agent's files with what can be done to each. */
export function FilesTable(props: FilesTableProps) {
  const { agentId, query, search, setSearch } = props;
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const [act, setAct] = useState<FileAct>();
  const columns = useColumns(
    'agent-files',
    useMemo(() => fileColumns(t), [t]),
  );
  const actions = useFileActions({ agentId, onAct: setAct, startSync: props.startSync });
  const batches = useFileBatches({
    agentId,
    files: query.data?.data ?? [],
    syncFiles: props.syncFiles,
  });
  const filtered = search.search !== '' || search.status !== undefined;
  const reset = () => setSearch({ search: '', status: undefined });

  return (
    <>
      <FilterBar
        end={
          <>
            <RefreshButton query={query} label={t('actions.refresh')} />
            <ExportMenu
              ticketPath={`/v1/agents/${agentId}/files/export-ticket`}
              choices={{ search: search.search, status: search.status, sort: search.sort }}
            />
            <ColumnsMenu columns={columns} />
          </>
        }
        onReset={filtered ? reset : undefined}
      >
        <SearchBox
          value={search.search}
          placeholder={t('files.search')}
          onSearch={(words) => setSearch({ search: words }, { replace: true, keepScroll: true })}
        />
        <NativeSelect
          className={classes.filter}
          aria-label={t('fields.status')}
          data={[
            { value: '', label: t('files.all_statuses') },
            ...STATUSES.map((status) => ({ value: status, label: t(`statuses.file.${status}`) })),
          ]}
          value={search.status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ status: STATUSES.find((status) => status === value) })
          }
        />
        <SortMenu columns={columns} sort={search.sort} onSort={(sort) => setSearch({ sort })} />
      </FilterBar>
      <DataTable
        label={t('fields.file_list')}
        columns={columns}
        rows={query.data?.data}
        rowId={(file) => file.id}
        query={query}
        failedTitle={t('toasts.load_files_failed')}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort })}
        actions={actions}
        selection={batches.selection}
        paging={pagingOf(query.data, search, setSearch)}
        empty={
          filtered ? (
            <EmptyState
              icon={IconFiles}
              title={t('list.no_results')}
              hint={t('list.no_results_hint')}
              action={
                <Button variant="default" onClick={reset}>
                  {t('list.clear_search')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconFiles}
              title={t('files.empty_title')}
              hint={mayWrite ? t('files.empty_text') : undefined}
              action={
                mayWrite && (
                  <Button variant="default" onClick={() => setSearch({ begin: '1' })}>
                    {t('files.step_by_step')}
                  </Button>
                )
              }
            />
          )
        }
      />
      {batches.dialog}
      <FileDialogs agentId={agentId} act={act} onClose={() => setAct(undefined)} />
    </>
  );
}

interface FileActions {
  readonly agentId: string;
  readonly onAct: (act: FileAct) => void;
  readonly startSync: (() => void) | undefined;
}

function useFileActions({ agentId, onAct, startSync }: FileActions) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const download = useDownloadFile(agentId);
  const update = useUpdateFile();
  const tryAgain = (file: AgentFile) =>
    update.mutate(
      {
        operation: 'update_status',
        payload: { status: 'ready' },
        id: agentId,
        file_id: file.id,
        updated_at: file.updated_at,
      },
      { onSuccess: startSync },
    );

  return (file: AgentFile): RowAction[] => {
    const reading: RowAction[] = [
      {
        label: t('files.actions.download'),
        icon: IconDownload,
        onClick: () => download.mutate(file),
      },
      {
        label: t('files.actions.chunks'),
        icon: IconTextScan2,
        disabled: !file.indexed,
        onClick: () => onAct({ kind: 'chunks', file }),
      },
      {
        label: t('files.actions.versions'),
        icon: IconHistory,
        disabled: file.version_no === 1,
        onClick: () => onAct({ kind: 'versions', file }),
      },
    ];
    if (!mayWrite) return reading;
    return [
      ...reading,
      {
        label: t('actions.rename'),
        icon: IconPencil,
        onClick: () => onAct({ kind: 'rename', file }),
      },
      {
        label: t('files.actions.edit_note'),
        icon: IconMessage,
        onClick: () => onAct({ kind: 'note', file }),
      },
      ...(isTextFile(file.filename)
        ? [
            {
              label: t('files.actions.choose_encoding'),
              icon: IconLanguage,
              onClick: () => onAct({ kind: 'encoding', file }),
            },
          ]
        : []),
      {
        label: t(file.enabled ? 'files.actions.disable' : 'files.actions.enable'),
        icon: file.enabled ? IconEyeOff : IconEye,
        onClick: () =>
          update.mutate({
            operation: 'set_enabled',
            payload: { enabled: !file.enabled },
            id: agentId,
            file_id: file.id,
            updated_at: file.updated_at,
          }),
      },
      ...(file.status === 'error'
        ? [
            {
              label: t('files.actions.try_again'),
              icon: IconRotate,
              onClick: () => tryAgain(file),
            },
          ]
        : []),
      {
        label: t('files.actions.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => onAct({ kind: 'delete', file }),
      },
    ];
  };
}
