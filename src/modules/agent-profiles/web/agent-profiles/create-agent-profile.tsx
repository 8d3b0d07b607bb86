import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { toast } from '#platform/web/feedback/toasts.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { texts } from '../texts.ts';
import { useAgentProfileFields } from './agent-profile-fields.tsx';
import { newAgentProfileForm, toBody } from './agent-profile-form.ts';
import { useCreateAgentProfile } from './agent-profiles.api.ts';

const LIST = '/orchestration-management/agent-profile';

export function CreateAgentProfile() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const create = useCreateAgentProfile();
  return (
    <ListPage
      title={t('form.create_title')}
      purpose={t('form.create_purpose')}
      back={{ to: LIST, label: t('form.back') }}
    >
      <RecordFormPage
        form={newAgentProfileForm}
        fields={useAgentProfileFields()}
        save={(draft) => create.mutateAsync(toBody(draft))}
        saveLabel={t('form.create')}
        onRefused={() => toast.error(t('toasts.fill_in'), t('toasts.form_error'))}
        onSaved={({ id }) => void navigate({ to: `${LIST}/$id`, params: { id }, replace: true })}
        onCancel={() => (canGoBack ? history.back() : void navigate({ to: LIST }))}
      />
    </ListPage>
  );
}
