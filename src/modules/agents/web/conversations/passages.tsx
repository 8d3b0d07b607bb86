import { Button, Skeleton } from '@mantine/core';
import { IconFileSearch, IconInfoCircle, IconListCheck } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { Turn } from '#modules/agents/contract/conversations.ts';
import { texts } from '../texts.ts';
import { LazyQuestionSheet } from '../question-set/lazy-question-sheet.tsx';
import type { OpenedQuestion } from '../question-set/question-sheet.tsx';
import { PassageCard } from './passage-card.tsx';
import classes from './conversations.module.css';

/** What the documents say to the question, best first. */
export function Passages({ agent, turn }: { readonly agent: Agent; readonly turn: Turn }) {
  const t = useTexts(texts);
  const { passages, without_vectors } = turn;
  return (
    <Panel
      title={t('ask.passages')}
      actions={passages !== null && <AddToSet agentId={agent.id} turn={turn} />}
    >
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

/** Puts what was asked into the question set; the file of the best passage is the first guess. */
function AddToSet({ agentId, turn }: { readonly agentId: string; readonly turn: Turn }) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const sheet = useRecordWindow<OpenedQuestion>();
  const files = (turn.passages ?? [])
    .slice(0, 1)
    .map(({ file_id, filename }) => ({ file_id, filename }));
  if (!mayWrite) return null;
  return (
    <>
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<IconListCheck size={16} stroke={1.7} />}
        onClick={() => sheet.open({ question: turn.question, files })}
      >
        {t('quality.from_ask')}
      </Button>
      {sheet.draw((question, window) => (
        <LazyQuestionSheet agentId={agentId} question={question} {...window} />
      ))}
    </>
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
