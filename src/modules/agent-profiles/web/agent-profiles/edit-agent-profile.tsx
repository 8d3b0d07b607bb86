import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useAgentProfileFields } from './agent-profile-fields.tsx';
import { agentProfileForm, toBody } from './agent-profile-form.ts';
import { useUpdateAgentProfile } from './agent-profiles.api.ts';

interface EditAgentProfileProps {
  readonly profile: AgentProfile;
  readonly onDone: () => void;
}

/** The agent profile while it is edited; what is saved is another version. */
export function EditAgentProfile({ profile, onDone }: EditAgentProfileProps) {
  const t = useTexts(texts);
  const update = useUpdateAgentProfile();
  return (
    <RecordFormPage
      key={profile.id}
      form={agentProfileForm}
      stored={profile}
      fields={useAgentProfileFields(profile)}
      save={(draft) => update.mutateAsync({ id: profile.id, ...toBody(draft) })}
      saveLabel={t('form.save')}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
