import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts, type AgentTexts } from '../texts.ts';
import { IndexesPanel } from '../index-generations/index-generations-panel.tsx';
import { WebhookPanel } from '../webhook/webhook-panel.tsx';
import { IndexCheckPanel } from '../index-check/index-check-panel.tsx';
import classes from './agent-detail.module.css';

/** How the agent is set up, to read; changing it is what Edit is for. */
export function SettingsTab({ agent }: { readonly agent: Agent }) {
  const t = useTexts(texts);
  const characters = (count: number) => t('settings.characters', { count: formatNumber(count) });
  return (
    <Stack>
      <WebhookPanel agent={agent} />
      <IndexesPanel agentId={agent.id} />
      <Panel title={t('detail.tabs.settings')}>
        <Facts
          facts={[
            { name: t('fields.index'), value: <code>{agent.pinecone_index}</code> },
            { name: t('fields.embedding_model'), value: modelOf(agent, t) },
            { name: t('fields.chunk_size'), value: characters(agent.chunk_size) },
            { name: t('fields.chunk_overlap'), value: characters(agent.chunk_overlap) },
            {
              name: t('fields.language'),
              value:
                agent.language === 'auto'
                  ? t('settings.auto_detect')
                  : agent.language.toUpperCase(),
            },
            { name: t('fields.created_at'), value: formatDateTime(agent.created_at) },
            { name: t('settings.updated_at'), value: formatDateTime(agent.updated_at) },
          ]}
        />
      </Panel>
      <IndexCheckPanel agent={agent} />
    </Stack>
  );
}

/** What really compares the texts, before what was asked for. */
function modelOf({ embedding_in_use, embedding_model }: Agent, t: AgentTexts) {
  if (embedding_in_use === 'hosted') return <code>{embedding_model}</code>;
  return (
    <>
      {t('settings.model_built_in')}
      <span className={classes.aside}>
        {t('settings.model_built_in_text', { model: embedding_model })}
      </span>
    </>
  );
}
