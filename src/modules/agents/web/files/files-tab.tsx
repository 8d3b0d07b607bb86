import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { DetailState } from '../agents/agent-detail-state.ts';
import { agentFilesQuery } from './files.api.ts';
import { texts } from '../texts.ts';
import { FilesTable } from './files-table.tsx';
import { UploadCard } from './upload-card.tsx';
import type { Uploads } from './uploads.ts';
import classes from './files.module.css';

interface FilesTabProps extends DetailState {
  readonly agentId: string;
  readonly uploads: Uploads;
  /** All are absent while a run goes on, and for those who may not start one. */
  readonly startSync: (() => void) | undefined;
  readonly syncFiles: ((fileIds: readonly string[]) => void) | undefined;
  /** Starts a run and shows it. */
  readonly onSyncNow: (() => void) | undefined;
  /** Tries the files that are in error again. */
  readonly onRetryFailed: (() => void) | undefined;
}

/** The documents of an agent: giving it more, and what became of each. */
export function FilesTab({ agentId, uploads, onSyncNow, onRetryFailed, ...props }: FilesTabProps) {
  const { search, setSearch } = props;
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const query = useQuery(
    agentFilesQuery({
      id: agentId,
      page: search.page,
      page_size: search.page_size,
      search: search.search,
      status: search.status,
      sort: search.sort,
    }),
  );
  const waiting = query.data?.data.some((file) => file.status === 'ready' && file.needs_sync);
  return (
    <div className={classes.tab}>
      {mayWrite && <UploadCard uploads={uploads} />}
      <FailedFiles
        agentId={agentId}
        hidden={search.status === 'error'}
        onShow={() => setSearch({ status: 'error' })}
        onRetry={onRetryFailed}
      />
      {waiting === true && onSyncNow !== undefined && (
        <div className={classes.banner}>
          <IconInfoCircle size={18} stroke={1.8} aria-hidden />
          <span>{t('files.waiting_banner')}</span>
          <Button size="compact-sm" variant="default" onClick={onSyncNow}>
            {t('actions.sync')}
          </Button>
        </div>
      )}
      <FilesTable {...props} agentId={agentId} query={query} />
    </div>
  );
}

interface FailedFilesProps {
  readonly agentId: string;
  readonly hidden: boolean;
  readonly onShow: () => void;
  readonly onRetry: (() => void) | undefined;
}

/** Says that some files could not be indexed, wherever in a long list they are. */
function FailedFiles({ agentId, hidden, onShow, onRetry }: FailedFilesProps) {
  const t = useTexts(texts);
  const { data } = useQuery(agentFilesQuery({ id: agentId, status: 'error', page_size: 1 }));
  if (data === undefined || data.total === 0) return null;
  return (
    <div className={classes.banner} data-tone="danger">
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <span>{t('files.failed_banner', { count: data.total })}</span>
      {!hidden && (
        <Button size="compact-sm" variant="default" onClick={onShow}>
          {t('files.failed_banner_action')}
        </Button>
      )}
      {onRetry !== undefined && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('sync.retry_failed')}
        </Button>
      )}
    </div>
  );
}
