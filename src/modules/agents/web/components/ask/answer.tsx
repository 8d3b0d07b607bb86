import { Skeleton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api/api-error.ts';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { answerQuery } from '../../questions.api.ts';
import { texts, type AgentTexts } from '../../texts.ts';
import { sessionOf, type Asked } from './conversation.ts';
import classes from './ask.module.css';

/** What the workflow behind the agent answers, or why it does not. */
export function Answer({ agentId, asked }: { readonly agentId: string; readonly asked: Asked }) {
  const t = useTexts(texts);
  const query = useQuery(answerQuery({ agentId, ...asked, session: sessionOf(agentId) }));
  const answer = query.data?.answer;
  const failure = query.data?.webhook_failure?.message ?? failureText(query.error, t);
  return (
    <Panel
      title={t('ask.answer')}
      actions={answer !== undefined && <CopyButton text={answer.text} />}
    >
      {query.isPending && (
        <div className={classes.waiting} role="status" aria-label={t('ask.answering')}>
          <Skeleton height={14} width="90%" />
          <Skeleton height={14} width="75%" />
          <Skeleton height={14} width="82%" />
        </div>
      )}
      {answer !== undefined && (
        <>
          <p className={classes.answer}>{answer.text}</p>
          <p className={classes.dimmed}>
            {t('ask.latency', { seconds: formatNumber(answer.latency_ms / 1000) })}
          </p>
        </>
      )}
      {answer === undefined && failure !== undefined && (
        <div className={classes.failure} role="alert">
          <IconPlugConnectedX size={20} stroke={1.7} aria-hidden />
          <span>
            <strong>{t('ask.no_answer')}</strong>
            <br />
            {failure}
          </span>
        </div>
      )}
    </Panel>
  );
}

/** The call waits no longer for the workflow than the server does, and may lose the race by a moment. */
function failureText(error: unknown, t: AgentTexts): string | undefined {
  if (error === null) return undefined;
  return error instanceof ApiError && error.localFailure === 'timed_out'
    ? t('webhook_failures.too_slow')
    : failureOf(error).message;
}
