import { ActionIcon, Button, Skeleton } from '@mantine/core';
import {
  IconPlayerStop,
  IconPlugConnectedX,
  IconThumbDown,
  IconThumbUp,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Turn } from '#modules/agents/contract/conversations.ts';
import { AnswerText } from './answer-text.tsx';
import { useCancelTurn, useRateTurn } from './conversations.api.ts';
import { texts } from '../texts.ts';
import { TextDialog } from '../files/text-dialog.tsx';
import classes from './conversations.module.css';

const LONGEST_REMARK = 1_000;

interface AnswerProps {
  readonly turn: Turn;
  readonly agentId: string;
  readonly onCitation: (number: number) => void;
  /** Absent where another question is already being asked. */
  readonly onAskAgain: (() => void) | undefined;
}

/** What the workflow behind the agent answers, as it writes it, or why it does not. */
export function Answer({ turn, agentId, onCitation, onAskAgain }: AnswerProps) {
  const t = useTexts(texts);
  const cancel = useCancelTurn();
  const isAnswering = turn.status === 'answering';
  return (
    <section aria-label={t('ask.answer')}>
      {isAnswering && turn.answer === '' && (
        <div className={classes.waiting} role="status" aria-label={t('ask.answering')}>
          <Skeleton height={14} width="90%" />
          <Skeleton height={14} width="75%" />
          <Skeleton height={14} width="82%" />
        </div>
      )}
      {turn.answer !== '' && (
        <AnswerText
          text={turn.answer}
          count={turn.passages?.length ?? 0}
          busy={isAnswering}
          onCitation={onCitation}
        />
      )}
      {isAnswering && (
        <Button
          className={classes.stop}
          size="compact-md"
          variant="default"
          leftSection={<IconPlayerStop size={16} stroke={1.7} />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id: turn.id })}
        >
          {t('conversations.stop')}
        </Button>
      )}
      {turn.status === 'cancelled' && (
        <p className={classes.dimmed}>{t('conversations.stopped')}</p>
      )}
      {turn.failure !== null && (
        <Failure
          turn={turn}
          agentId={agentId}
          message={turn.failure.message}
          onAskAgain={onAskAgain}
        />
      )}
      {!isAnswering && (
        <footer className={classes.answerFoot}>
          <span className={classes.dimmed}>
            {turn.latency_ms !== null &&
              turn.status === 'answered' &&
              (turn.latency_ms < 1000
                ? t('ask.latency_short')
                : t('ask.latency', { seconds: formatNumber(turn.latency_ms / 1000) }))}
          </span>
          {turn.answer !== '' && <CopyButton text={turn.answer} />}
          <Rating turn={turn} />
        </footer>
      )}
    </section>
  );
}

interface FailureProps extends Pick<AnswerProps, 'turn' | 'agentId' | 'onAskAgain'> {
  readonly message: string;
}

/** Why there is no answer, and what can be done about it. */
function Failure({ turn, agentId, message, onAskAgain }: FailureProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  return (
    <div className={classes.failure} role="alert">
      <IconPlugConnectedX size={20} stroke={1.7} aria-hidden />
      <div>
        <strong>{t(turn.answer === '' ? 'ask.no_answer' : 'conversations.broken_off')}</strong>
        <p>{message}</p>
        {turn.passages !== null && turn.passages.length > 0 && <p>{t('ask.read_passages')}</p>}
        {!mayWrite && <p>{t('ask.notify_owner')}</p>}
        <div className={classes.failureButtons}>
          {onAskAgain !== undefined && (
            <Button size="compact-md" variant="default" onClick={onAskAgain}>
              {t('ask.again')}
            </Button>
          )}
          {mayWrite && (
            <Button
              size="compact-md"
              variant="default"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/cms/agent-management/$id"
                  params={{ id: agentId }}
                  search={{ tab: 'settings' }}
                />
              )}
            >
              {t('ask.check_webhook')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** A thumb up or down; a thumb down may say what was wrong. */
function Rating({ turn }: { readonly turn: Turn }) {
  const t = useTexts(texts);
  const rate = useRateTurn();
  const [remarking, setRemarking] = useState(false);
  const thumb = (rating: 'up' | 'down') => {
    const taken = turn.rating === rating;
    rate.mutate({ id: turn.id, rating: taken ? null : rating, remark: '' });
    setRemarking(rating === 'down' && !taken);
  };
  return (
    <span className={classes.rating}>
      {turn.remark !== '' && <q className={classes.dimmed}>{turn.remark}</q>}
      <ActionIcon
        aria-label={t('conversations.thumb_up')}
        title={t('conversations.thumb_up')}
        aria-pressed={turn.rating === 'up'}
        variant={turn.rating === 'up' ? 'light' : 'subtle'}
        onClick={() => thumb('up')}
      >
        <IconThumbUp size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('conversations.thumb_down')}
        title={t('conversations.thumb_down')}
        aria-pressed={turn.rating === 'down'}
        variant={turn.rating === 'down' ? 'light' : 'subtle'}
        onClick={() => thumb('down')}
      >
        <IconThumbDown size={18} stroke={1.7} />
      </ActionIcon>
      {remarking && (
        <TextDialog
          title={t('conversations.remark_title')}
          label={t('conversations.remark')}
          initial={turn.remark}
          maxLength={LONGEST_REMARK}
          multiline
          save={(remark) => rate.mutateAsync({ id: turn.id, rating: 'down', remark })}
          onClose={() => setRemarking(false)}
        />
      )}
    </span>
  );
}
