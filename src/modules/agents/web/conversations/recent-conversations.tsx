import { useQuery } from '@tanstack/react-query';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { conversationsQuery } from './conversations.api.ts';
import { texts } from '../texts.ts';
import classes from './conversations.module.css';

const SHOWN = 20;

interface RecentConversationsProps {
  readonly agentId: string;
  readonly onOpen: (id: string) => void;
}

/** What this person talked about with the agent before. Nothing is shown where there is nothing. */
export function RecentConversations({ agentId, onOpen }: RecentConversationsProps) {
  const t = useTexts(texts);
  const { data } = useQuery(conversationsQuery({ id: agentId, page_size: SHOWN }));
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Panel title={t('conversations.recent')} hint={t('conversations.recent_hint')}>
      <ul className={classes.rows} aria-label={t('conversations.recent')}>
        {data.data.map(({ id, title, turns_count: count, updated_at: at }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <span>{title}</span>
              <span className={classes.dimmed}>
                {t('conversations.turns', { count })} <TimeAgo at={at} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
