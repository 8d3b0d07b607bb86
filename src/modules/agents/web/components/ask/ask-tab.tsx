import { IconMessageQuestion } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import type { Agent } from '#modules/agents/contract/agent.ts';
import { texts } from '../../texts.ts';
import { Answer } from './answer.tsx';
import { ask, startAnew, useAsked } from './conversation.ts';
import { Examples } from './examples.tsx';
import { Passages } from './passages.tsx';
import { QuestionBox } from './question-box.tsx';
import classes from './ask.module.css';

/** A question, what the documents say to it, and beside that what the agent's workflow answers. */
export function AskTab({ agent }: { readonly agent: Agent }) {
  const t = useTexts(texts);
  const asked = useAsked(agent.id);
  return (
    <div className={classes.tab}>
      <QuestionBox
        key={asked?.number}
        initial={asked?.question ?? ''}
        onAsk={(question) => ask(agent.id, question)}
        onStartAnew={asked === undefined ? undefined : () => startAnew(agent.id)}
      />
      {asked === undefined ? (
        <Panel>
          <EmptyState
            icon={IconMessageQuestion}
            title={t('ask.not_asked_yet')}
            hint={agent.files_count === 0 ? t('ask.nothing_indexed') : undefined}
            action={
              agent.files_count === 0 ? undefined : (
                <Examples agentId={agent.id} onAsk={(question) => ask(agent.id, question)} />
              )
            }
          />
        </Panel>
      ) : (
        <div className={classes.panes}>
          <Passages agent={agent} asked={asked} />
          <Answer agentId={agent.id} asked={asked} />
        </div>
      )}
    </div>
  );
}
