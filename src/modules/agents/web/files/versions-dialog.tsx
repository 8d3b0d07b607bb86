import { Button, Skeleton } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatBytes, formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { AgentFile, FileVersion } from '#modules/agents/contract/files.ts';
import { fileVersionsQuery, useRestoreVersion } from './files.api.ts';
import { texts } from '../texts.ts';
import classes from './versions-dialog.module.css';

interface VersionsDialogProps {
  readonly agentId: string;
  readonly file: AgentFile;
  readonly onClose: () => void;
}

/** The contents a file has had, who gave them and when, and the way back to each. */
export function VersionsDialog({ agentId, file, onClose }: VersionsDialogProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const address = { id: agentId, file_id: file.id };
  const query = useQuery(fileVersionsQuery(address));
  const restore = useRestoreVersion({ onSuccess: onClose });
  return (
    <Dialog opened onClose={onClose} title={t('versions.title', { filename: file.filename })} wide>
      {query.data === undefined && query.error === null && <Skeleton height={160} />}
      {query.data === undefined && query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ol className={classes.versions}>
        {query.data?.data.map((version) => (
          <li key={version.version_no} className={classes.version}>
            <Words version={version} />
            {version.current ? (
              <span className={classes.current}>{t('versions.current')}</span>
            ) : (
              mayWrite && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconRestore size={16} stroke={1.7} />}
                  loading={restore.isPending && restore.variables.version_no === version.version_no}
                  aria-label={t('versions.restore_number', {
                    number: formatNumber(version.version_no),
                  })}
                  onClick={() => restore.mutate({ ...address, version_no: version.version_no })}
                >
                  {t('versions.restore')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      <p className={classes.hint}>
        {t('versions.hint')}
        {query.data !== undefined && (
          <>
            <br />
            {t('versions.kept', { number: formatNumber(query.data.earlier_kept) })}
          </>
        )}
      </p>
    </Dialog>
  );
}

function Words({ version }: { readonly version: FileVersion }) {
  const t = useTexts(texts);
  const { version_no, size_bytes, uploaded_at, uploaded_by } = version;
  return (
    <span className={classes.words}>
      <strong>{t('versions.number', { number: formatNumber(version_no) })}</strong>
      <span className={classes.facts}>
        {[formatDateTime(uploaded_at), uploaded_by, formatBytes(size_bytes)]
          .filter((fact) => fact !== null)
          .join(' · ')}
      </span>
    </span>
  );
}
