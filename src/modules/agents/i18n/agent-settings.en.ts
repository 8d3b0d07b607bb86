import type { Texts } from '#platform/contract/texts/texts.ts';
import type { agentSettingsTh } from './agent-settings.th.ts';

export const agentSettingsEn = {
  title: 'Agent defaults',
  purpose: 'What is filled in when somebody creates an agent; existing agents do not change',
  webhook: 'Usual answering service',
  webhook_hint:
    'The address of the workflow with which new agents answer. One workflow can serve several agents, because each call names its agent. Leave it empty if every agent has its own.',
  none: 'Not set; people who create an agent enter it themselves',
  edit: 'Edit defaults',
  saved: 'Defaults saved',
  save_failed: 'The defaults could not be saved',
} satisfies Texts<typeof agentSettingsTh>;
