import { Button, Skeleton } from '@mantine/core';
import {
  IconChartLine,
  IconFiles,
  IconHistory,
  IconRefresh,
  IconMessageQuestion,
  IconSettings,
  IconTrendingDown,
} from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { RecordHistory } from '#modules/audit/web/public.ts';
import * as historyRoutes from '#modules/agents/contract/history.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import type { AgentTab } from '../agents/agents.search.ts';
import { texts } from '../texts.ts';
import { AskTab } from '../conversations/ask-tab.tsx';
import { FilesTab } from '../files/files-tab.tsx';
import type { Uploads } from '../files/uploads.ts';
import type { ByItself } from '../first-steps/use-sync-by-itself.ts';
import { SyncTab } from '../sync-jobs/sync-tab.tsx';
import { AgentCards } from './agent-cards.tsx';
import type { DetailState } from '../agents/agent-detail-state.ts';
import classes from './agent-detail.module.css';
import { SettingsNotice } from './settings-notice.tsx';
import { SettingsTab } from './settings-tab.tsx';

const QualityTab = lazy(async () => ({
  default: (await import('./quality-tab.tsx')).QualityTab,
}));

const FirstSteps = lazy(async () => ({
  default: (await import('../first-steps/first-steps.tsx')).FirstSteps,
}));

interface AgentBodyProps extends DetailState {
  readonly agent: Agent;
  readonly running: SyncJob | undefined;
  readonly uploads: Uploads;
  readonly byItself: ByItself;
  readonly startSync: () => void;
  readonly onSyncNow: () => void;
  readonly onRetryFailed: () => void;
  readonly syncFiles: (fileIds: readonly string[]) => void;
  readonly starting: boolean;
}

/** Below an agent's name: the four cards and the tabs. */
export function AgentBody({ agent, running, search, setSearch, ...props }: AgentBodyProps) {
  const t = useTexts(texts);
  const mayAsk = useMay('agents:ask');
  const maySync = useMay('agents:sync');
  const mayWrite = useMay('agents:write');
  const usual = mayWrite || !mayAsk ? 'files' : 'ask';
  const shown = search.tab === 'ask' && !mayAsk ? 'files' : (search.tab ?? usual);
  const canSync = maySync && running === undefined && !props.starting;

  const files = {
    name: 'files' as const,
    label: t('fields.file_list'),
    icon: IconFiles,
    content: () => (
      <FilesTab
        agentId={agent.id}
        uploads={props.uploads}
        startSync={canSync ? props.startSync : undefined}
        syncFiles={canSync ? props.syncFiles : undefined}
        onSyncNow={canSync ? props.onSyncNow : undefined}
        onRetryFailed={canSync ? props.onRetryFailed : undefined}
        search={search}
        setSearch={setSearch}
      />
    ),
  };
  const sync = {
    name: 'sync' as const,
    label: t('detail.tabs.sync'),
    icon: IconRefresh,
    content: () => (
      <SyncTab
        agentId={agent.id}
        running={running}
        onSyncNow={props.onSyncNow}
        onRetryFailed={canSync ? props.onRetryFailed : undefined}
        starting={props.starting}
        page={search.runs_page}
        onPage={(runs_page) => setSearch({ runs_page, page: search.page })}
      />
    ),
  };
  const settings = {
    name: 'settings' as const,
    label: t('detail.tabs.settings'),
    icon: IconSettings,
    content: () => <SettingsTab agent={agent} />,
  };
  const quality = {
    name: 'quality' as const,
    label: t('detail.tabs.quality'),
    icon: IconChartLine,
    content: () => (
      <Suspense fallback={<Skeleton height={320} radius="md" />}>
        <QualityTab agentId={agent.id} search={search} setSearch={setSearch} />
      </Suspense>
    ),
  };
  const ask = {
    name: 'ask' as const,
    label: t('detail.tabs.ask'),
    icon: IconMessageQuestion,
    content: () => (
      <AskTab
        agent={agent}
        conversationId={search.conversation}
        onConversation={(conversation) => setSearch({ conversation })}
      />
    ),
  };
  const history = {
    name: 'history' as const,
    label: t('detail.tabs.history'),
    icon: IconHistory,
    content: () => (
      <RecordHistory route={historyRoutes.agentHistoryRoute} entity="agent" id={agent.id} />
    ),
  };
  if (search.begin !== undefined && mayWrite) {
    return (
      <Suspense fallback={<Skeleton height={480} radius="md" />}>
        <FirstSteps
          agent={agent}
          running={running}
          uploads={props.uploads}
          byItself={props.byItself}
          startSync={canSync ? props.startSync : undefined}
          onLeave={(to) => setSearch({ begin: undefined, ...to })}
        />
      </Suspense>
    );
  }
  return (
    <>
      {shown !== 'ask' && <AgentCards agent={agent} />}
      {agent.needs_full_sync && (
        <SettingsNotice
          agentId={agent.id}
          onSyncNow={canSync ? props.onSyncNow : undefined}
          onSeeIndexes={() => setSearch({ tab: 'settings', action: undefined })}
        />
      )}
      {agent.quality_dropped && shown !== 'quality' && (
        <div className={classes.notice}>
          <IconTrendingDown size={18} stroke={1.8} aria-hidden />
          <span>{t('detail.quality_dropped')}</span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => setSearch({ tab: 'quality', action: undefined })}
          >
            {t('detail.see_quality')}
          </Button>
        </div>
      )}
      <UrlTabs<AgentTab>
        label={t('detail.tabs_label')}
        tabs={[files, sync, settings, quality, ...(mayAsk ? [ask] : []), history]}
        value={shown}
        onChange={(tab) => setSearch({ tab, action: undefined })}
      />
    </>
  );
}
