import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FailureLine } from '#platform/web/feedback/failure-line.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useRecentPlaces } from '#platform/web/shell/recent-places.ts';
import { agentsQuery } from '../agents/agents.api.ts';
import { QuestionBox } from '../conversations/question-box.tsx';
import { useAsking } from '../conversations/use-asking.ts';
import { texts } from '../texts.ts';
import classes from './ask-box.module.css';

/** Those that were synced last come first; of more than these, the list of agents is searched. */
const OFFERED = 50;

/** Asks an agent from the home page; its answer is read on the agent's own screen. */
export function AskBox() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const query = useQuery(agentsQuery({ sort: '-latest_sync_at', page_size: OFFERED }));
  const [chosen, setChosen] = useState<string | null>(null);
  const agents = query.data?.data.filter((agent) => agent.latest_sync_at !== null) ?? [];
  // Somebody else's newest agent is rarely the one that this person asks.
  const places = useRecentPlaces();
  const [opened] = places.flatMap(({ to }) => agents.filter(({ id }) => to.includes(id)));
  const agentId = chosen ?? (opened ?? agents[0])?.id ?? '';
  const { asking, ask } = useAsking({
    agentId,
    onConversation: (conversation) =>
      void navigate({
        to: '/cms/agent-management/$id',
        params: { id: agentId },
        search: { tab: 'ask', conversation },
      }),
  });
  const isEmpty = query.data !== undefined && agents.length === 0;
  if (isEmpty) {
    return (
      <Panel title={t('home.ask')} hint={t('home.no_agents')}>
        <Button variant="default" component={Link} to="/cms/agent-management">
          {t('list.title')}
        </Button>
      </Panel>
    );
  }
  if (query.data === undefined && query.error !== null) {
    return (
      <Panel title={t('home.ask')}>
        <FailureLine error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  }
  return (
    <Panel title={t('home.ask')}>
      <div className={classes.box}>
        <Select
          aria-label={t('home.choose_agent')}
          placeholder={t('home.choose_agent')}
          data={agents.map(({ id, name }) => ({ value: id, label: name }))}
          value={agentId === '' ? null : agentId}
          onChange={setChosen}
          allowDeselect={false}
          disabled={agents.length === 0}
          searchable={agents.length > 8}
        />
        <QuestionBox
          busy={asking}
          disabled={agentId === ''}
          placeholder={t('home.question')}
          onAsk={ask}
        />
      </div>
    </Panel>
  );
}
