import { IconClock, IconDatabase, IconFiles, IconUser } from '@tabler/icons-react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { LatestSync } from '../sync-jobs/latest-sync.tsx';
import classes from './agent-detail.module.css';

/** The four facts one looks for first. */
export function AgentCards({ agent }: { readonly agent: Agent }) {
  const t = useTexts(texts);
  return (
    <Cards>
      <StatCard
        label={t('detail.cards.total_files')}
        value={formatNumber(agent.files_count)}
        icon={IconFiles}
      />
      <StatCard
        label={t('fields.latest_sync')}
        value={
          <span className={classes.words}>
            <LatestSync agent={agent} />
          </span>
        }
        icon={IconClock}
      />
      <StatCard
        label={t('fields.owner')}
        value={
          <span className={classes.words}>
            {agent.owner_display === '' ? agent.owner_user_id : agent.owner_display}
          </span>
        }
        icon={IconUser}
      />
      <StatCard
        label={t('fields.index')}
        value={<span className={classes.words}>{agent.pinecone_index}</span>}
        icon={IconDatabase}
      />
    </Cards>
  );
}
