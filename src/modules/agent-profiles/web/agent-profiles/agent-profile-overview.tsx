import { Link } from '@tanstack/react-router';
import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { SowCount } from './sow-count.tsx';

/** What an agent profile says, and how much work it has. */
export function AgentProfileOverview({ profile }: { readonly profile: AgentProfile }) {
  const t = useTexts(texts);
  const { code, description, department, position, createdAt, updatedAt } = profile;
  return (
    <Stack>
      <Panel title={t('detail.details')}>
        <Facts
          facts={[
            {
              name: t('fields.description'),
              value:
                description === '' ? (
                  <span className={text.dimmed}>{t('detail.no_description')}</span>
                ) : (
                  <p className={text.typed}>{description}</p>
                ),
            },
            { name: t('fields.department'), value: department.name },
            { name: t('fields.position'), value: position.name },
            { name: t('fields.chat_agent'), value: <ChatAgent profile={profile} /> },
            { name: t('fields.count_sows'), value: <SowCount profile={profile} /> },
          ]}
        />
      </Panel>
      <Panel title={t('detail.metadata')}>
        <Facts
          facts={[
            { name: t('fields.code'), value: <code className={text.code}>{code}</code> },
            { name: t('fields.createdAt'), value: formatDateTime(createdAt) },
            { name: t('fields.updatedAt'), value: formatDateTime(updatedAt) },
          ]}
        />
      </Panel>
    </Stack>
  );
}

function ChatAgent({ profile: { chat_agent: agent } }: { readonly profile: AgentProfile }) {
  const t = useTexts(texts);
  const mayRead = useMay('agents:read');
  if (agent === null) return <span className={text.dimmed}>{t('detail.no_chat_agent')}</span>;
  const name = `${agent.code} · ${agent.name}`;
  if (!mayRead) return name;
  return (
    <Link to="/cms/agent-management/$id" params={{ id: agent.id }}>
      {name}
    </Link>
  );
}
