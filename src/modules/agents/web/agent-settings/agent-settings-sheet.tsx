import {
  agentSettings,
  agentSettingsChange,
  type AgentSettings,
} from '#modules/agents/contract/agent-settings.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { WebhookProbe } from '../webhook/webhook-probe.tsx';
import { useSetAgentSettings } from './agent-settings.api.ts';

const settingsForm = defineForm({ body: agentSettingsChange, record: agentSettings });

interface AgentSettingsSheetProps extends WindowProps {
  readonly settings: AgentSettings;
}

export function AgentSettingsSheet({ settings, ...window }: AgentSettingsSheetProps) {
  const t = useTexts(texts);
  const set = useSetAgentSettings();
  return (
    <RecordFormSheet
      {...window}
      title={t('defaults.edit')}
      form={settingsForm}
      stored={settings}
      fields={{
        default_webhook_url: {
          ...textField({
            label: t('defaults.webhook'),
            description: t('defaults.webhook_hint'),
            placeholder: 'https://',
            inputMode: 'url',
            ...settingsForm.rules.default_webhook_url,
          }),
          around: (input, fields) => (
            <>
              {input}
              <Probe form={fields} />
            </>
          ),
        },
      }}
      save={(body) => set.mutateAsync(body)}
    />
  );
}

interface ProbeProps {
  readonly form: ZodForm<FormValues<typeof agentSettingsChange>>;
}

/** Looks at the address as it is typed. */
function Probe({ form }: ProbeProps) {
  const address = form.useWatchValue('default_webhook_url').trim();
  return <WebhookProbe url={address} agentId={undefined} />;
}
