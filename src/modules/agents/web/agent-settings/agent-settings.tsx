import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import type { AgentSettings } from '#modules/agents/contract/agent-settings.ts';
import { texts } from '../texts.ts';
import { agentSettingsQuery } from './agent-settings.api.ts';

const Sheet = whenOpened(
  async () => (await import('./agent-settings-sheet.tsx')).AgentSettingsSheet,
);

/** What new agents of the company begin with. */
export function AgentSettingsScreen() {
  const t = useTexts(texts);
  const query = useQuery(agentSettingsQuery());
  const sheet = useRecordWindow<AgentSettings>();
  const { data } = query;
  return (
    <ListPage
      title={t('defaults.title')}
      purpose={t('defaults.purpose')}
      actions={
        <Button
          leftSection={<IconPencil size={16} />}
          disabled={data === undefined}
          onClick={() => data !== undefined && sheet.open(data)}
        >
          {t('defaults.edit')}
        </Button>
      }
    >
      <Loaded query={query} height={96}>
        {({ default_webhook_url: address }) => (
          <Panel>
            <Facts
              facts={[
                {
                  name: t('defaults.webhook'),
                  value: address === '' ? t('defaults.none') : <CopiedCode text={address} />,
                },
              ]}
            />
          </Panel>
        )}
      </Loaded>
      {sheet.draw((settings, window) => (
        <Sheet {...window} settings={settings} />
      ))}
    </ListPage>
  );
}
