import { Button } from '@mantine/core';
import { IconListCheck, IconTool } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { IndexCheck } from '#modules/agents/contract/index-check.ts';
import { useCheckIndex, useRepairIndex } from './index-check.api.ts';
import { followSync } from '../sync-jobs/follow-sync.ts';
import { texts } from '../texts.ts';
import classes from './index-check.module.css';

/** Compares what the index holds with what should be in it, and repairs it. */
export function IndexCheckPanel({ agent }: { readonly agent: Agent }) {
  const t = useTexts(texts);
  const maySync = useMay('agents:sync');
  const check = useCheckIndex();
  const repair = useRepair(check.reset);
  if (!maySync) return null;
  const { data } = check;
  return (
    <Panel
      title={t('index_check.title')}
      hint={t('index_check.hint')}
      actions={
        <Button
          variant="default"
          leftSection={<IconListCheck size={16} stroke={1.7} />}
          loading={check.isPending}
          disabled={agent.latest_sync_status === 'running'}
          onClick={() => check.mutate({ id: agent.id })}
        >
          {t('index_check.check')}
        </Button>
      }
    >
      <div role="status" className={classes.result}>
        {data?.faults_total === 0 && <Whole check={data} />}
        {data !== undefined && data.faults_total > 0 && (
          <>
            <Faults check={data} />
            <Button
              leftSection={<IconTool size={16} stroke={1.7} />}
              loading={repair.isPending}
              onClick={() => repair.mutate({ id: agent.id })}
            >
              {t('index_check.repair')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Repairs the index by a run, which is then followed like any other. */
function useRepair(onStarted: () => void) {
  const t = useTexts(texts);
  const client = useQueryClient();
  return useRepairIndex({
    onSuccess: ({ sync_job }) => {
      onStarted();
      if (sync_job !== null) followSync(client, sync_job, t);
    },
  });
}

function Whole({ check }: { readonly check: IndexCheck }) {
  const t = useTexts(texts);
  return (
    <p className={classes.whole}>
      <StatusBadge tone="success" label={t('index_check.whole')} />
      <span>
        {t('plan.files', { count: check.files })}
        {' · '}
        {t('files.chunks', { count: check.chunks })}
      </span>
      <TimeAgo at={check.checked_at} />
    </p>
  );
}

function Faults({ check }: { readonly check: IndexCheck }) {
  const t = useTexts(texts);
  const more = check.faults_total - check.faults.length;
  return (
    <>
      <p className={classes.whole}>
        <StatusBadge
          tone="warning"
          label={t('index_check.faults', { count: check.faults_total })}
        />
        <TimeAgo at={check.checked_at} />
      </p>
      <ul className={classes.faults} aria-label={t('index_check.title')}>
        {check.faults.map(({ kind, file_id, filename, expected, found }) => (
          <li key={`${kind} ${file_id} ${found}`}>
            <span className={classes.name}>{filename ?? t('index_check.deleted_file')}</span>
            <span>
              {t(`index_check.kinds.${kind}`, {
                expected: formatNumber(expected),
                found: formatNumber(found),
              })}
            </span>
          </li>
        ))}
        {more > 0 && <li>{t('index_check.more', { count: more })}</li>}
      </ul>
    </>
  );
}
