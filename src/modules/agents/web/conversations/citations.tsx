import { Button, Skeleton } from '@mantine/core';
import { IconInfoCircle, IconListCheck } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import atStart from '#platform/web/page/at-start.module.css';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { Turn } from '#modules/agents/contract/conversations.ts';
import { texts } from '../texts.ts';
import { LazyQuestionSheet } from '../question-set/lazy-question-sheet.tsx';
import type { OpenedQuestion } from '../question-set/question-sheet.tsx';
import { Citation } from './citation.tsx';
import classes from './conversations.module.css';

interface CitationsProps {
  readonly agent: Agent;
  readonly turn: Turn;
  /** Numbers of those whose text is shown. */
  readonly opened: ReadonlySet<number>;
  readonly onToggle: (number: number) => void;
}

/** The passages of the documents that fit the question, best first, each one line until it is opened. */
export function Citations({ agent, turn, opened, onToggle }: CitationsProps) {
  const t = useTexts(texts);
  const { passages, without_vectors, status } = turn;
  if (passages === null) {
    if (status !== 'answering') return null;
    return (
      <div className={classes.waiting} role="status" aria-label={t('ask.asking')}>
        <Skeleton height={36} radius="md" />
        <Skeleton height={36} radius="md" />
      </div>
    );
  }
  return (
    <div className={classes.sources}>
      <header className={classes.sourcesHead}>
        <h3>{t('ask.passages')}</h3>
        <AddToSet agentId={agent.id} turn={turn} />
      </header>
      {without_vectors !== undefined && (
        <p className={classes.notice}>
          <IconInfoCircle size={18} stroke={1.8} aria-hidden />
          {t(without_vectors === 'model-unavailable' ? 'ask.without_model' : 'ask.without_index')}
        </p>
      )}
      {passages.length === 0 && (
        <p className={classes.dimmed}>
          {t('ask.no_passages')}
          {agent.latest_sync_at === null && <> {t('ask.nothing_indexed')}</>}
        </p>
      )}
      <ol className={classes.passages} aria-label={t('ask.passages')}>
        {passages.map((passage, index) => (
          <Citation
            key={`${passage.file_id} ${passage.chunk_no}`}
            turn={turn}
            passage={passage}
            number={index + 1}
            opened={opened.has(index + 1)}
            onToggle={() => onToggle(index + 1)}
          />
        ))}
      </ol>
    </div>
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
        className={atStart.atStart}
        size="compact-sm"
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
