import { Alert, Button, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatDuration } from '#platform/web/date/format-duration.ts';
import { formatBytes, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import type { PlannedChange, SyncForecast } from '#modules/agents/contract/sync-jobs.ts';
import { forecastQuery } from './sync-jobs.api.ts';
import { texts } from '../texts.ts';
import classes from './sync-plan-dialog.module.css';

interface PlanDialogProps {
  readonly agentId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onStart: () => void;
}

/** What a sync would do, before it does it. Where that cannot be found out, the sync can be started all the same. */
export function PlanDialog({ agentId, opened, onClose, onStart }: PlanDialogProps) {
  const t = useTexts(texts);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('plan.title')}>
      {opened && <Plan agentId={agentId} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('files.cancel')}
        </Button>
        <Button
          leftSection={<IconRefresh size={16} stroke={1.7} />}
          onClick={onStart}
          data-autofocus
        >
          {t('plan.start')}
        </Button>
      </div>
    </Dialog>
  );
}

function Plan({ agentId }: { readonly agentId: string }) {
  const query = useQuery(forecastQuery({ id: agentId }));
  if (query.data !== undefined) return <Forecast forecast={query.data} />;
  if (query.error === null) return <Skeleton height={160} />;
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
}

const CHANGES: readonly PlannedChange[] = ['added', 'changed', 'settings', 'failed', 'repaired'];

function Forecast({ forecast }: { readonly forecast: SyncForecast }) {
  const t = useTexts(texts);
  const { changes, files, files_total, chunks, estimated_ms, too_large } = forecast;
  const nothing = files_total + forecast.removed === 0;
  const counts = [
    ...CHANGES.map((change) => ({ name: change, count: changes[change] ?? 0 })),
    { name: 'removed' as const, count: forecast.removed },
    { name: 'unchanged' as const, count: forecast.unchanged },
    { name: 'in_error' as const, count: forecast.in_error },
  ].filter(({ count }) => count > 0);
  return (
    <div className={classes.plan}>
      {too_large !== null && (
        <Alert color="warning" variant="light" role="status">
          {t('plan.too_large', {
            size: formatBytes(too_large.bytes),
            limit: formatBytes(too_large.limit_bytes),
          })}
        </Alert>
      )}
      {nothing && <p className={classes.words}>{t('plan.nothing')}</p>}
      <dl className={classes.counts}>
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`plan.counts.${name}`)}</dt>
            <dd>{t('plan.files', { count })}</dd>
          </div>
        ))}
        {files_total > 0 && (
          <>
            <div>
              <dt>{t('plan.chunks')}</dt>
              <dd>{chunks === null ? t('plan.unknown') : formatNumber(chunks)}</dd>
            </div>
            <div>
              <dt>{t('plan.time')}</dt>
              <dd>{estimated_ms === null ? t('plan.unknown') : formatDuration(estimated_ms)}</dd>
            </div>
          </>
        )}
      </dl>
      {files.length > 0 && (
        <ScrollBox as="ul" className={classes.files} label={t('plan.files_title')}>
          {files.map((file) => (
            <li key={file.file_id}>
              <span className={classes.filename}>{file.filename}</span>
              <span className={classes.change}>{t(`plan.counts.${file.change}`)}</span>
            </li>
          ))}
          {files_total > files.length && (
            <li className={classes.change}>
              {t('plan.more', { count: files_total - files.length })}
            </li>
          )}
        </ScrollBox>
      )}
    </div>
  );
}
