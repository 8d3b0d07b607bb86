import { Skeleton } from '@mantine/core';
import { IconFileSearch, IconInfoCircle } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import type { Agent } from '#modules/agents/contract/agent.ts';
import type { Turn } from '#modules/agents/contract/conversation.ts';
import { texts } from '../../texts.ts';
import { PassageCard } from './passage-card.tsx';
import classes from './ask.module.css';

/** What the documents say to the question, best first. */
export function Passages({ agent, turn }: { readonly agent: Agent; readonly turn: Turn }) {
  const t = useTexts(texts);
  const { passages, without_vectors } = turn;
  return (
    <Panel title={t('ask.passages')}>
      {without_vectors !== undefined && (
        <p className={classes.notice}>
          <IconInfoCircle size={18} stroke={1.8} aria-hidden />
          {t(without_vectors === 'model-unavailable' ? 'ask.without_model' : 'ask.without_index')}
        </p>
      )}
      {passages === null && turn.status === 'answering' && <Waiting label={t('ask.asking')} />}
      {passages === null && turn.status !== 'answering' && (
        <EmptyState icon={IconFileSearch} title={t('ask.failed')} />
      )}
      {passages?.length === 0 && (
        <EmptyState
          icon={IconFileSearch}
          title={t('ask.no_passages')}
          hint={agent.latest_sync_at === null ? t('ask.nothing_indexed') : undefined}
        />
      )}
      <ol className={classes.passages} aria-label={t('ask.passages')}>
        {passages?.map((passage) => (
          <PassageCard
            key={`${passage.file_id} ${passage.chunk_no}`}
            passage={passage}
            question={turn.question}
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
