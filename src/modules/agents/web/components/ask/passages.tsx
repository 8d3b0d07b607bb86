import { Skeleton } from '@mantine/core';
import { IconFileSearch, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import type { Agent } from '#modules/agents/contract/agent.ts';
import { passagesQuery } from '../../questions.api.ts';
import { texts } from '../../texts.ts';
import type { Asked } from './conversation.ts';
import { PassageCard } from './passage-card.tsx';
import classes from './ask.module.css';

/** What the documents say to the question, best first. */
export function Passages({ agent, asked }: { readonly agent: Agent; readonly asked: Asked }) {
  const t = useTexts(texts);
  const query = useQuery(passagesQuery({ agentId: agent.id, ...asked }));
  const found = query.data;
  return (
    <Panel title={t('ask.passages')}>
      {found?.without_vectors !== undefined && (
        <p className={classes.notice}>
          <IconInfoCircle size={18} stroke={1.8} aria-hidden />
          {t(
            found.without_vectors === 'model-unavailable'
              ? 'ask.without_model'
              : 'ask.without_index',
          )}
        </p>
      )}
      {query.isPending && <Waiting label={t('ask.asking')} />}
      {query.error !== null && (
        <ErrorState
          error={query.error}
          title={t('ask.failed')}
          onRetry={() => void query.refetch()}
        />
      )}
      {found?.data.length === 0 && (
        <EmptyState
          icon={IconFileSearch}
          title={t('ask.no_passages')}
          hint={agent.latest_sync_at === null ? t('ask.nothing_indexed') : undefined}
        />
      )}
      <ol className={classes.passages} aria-label={t('ask.passages')}>
        {found?.data.map((passage) => (
          <PassageCard
            key={`${passage.file_id} ${passage.chunk_no}`}
            passage={passage}
            question={asked.question}
          />
        ))}
      </ol>
    </Panel>
  );
}

/** Passages in the shape of what comes. */
function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={classes.waiting} role="status" aria-label={label}>
      <Skeleton height={72} radius="md" />
      <Skeleton height={72} radius="md" />
      <Skeleton height={72} radius="md" />
    </div>
  );
}
