import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { texts } from '../texts.ts';
import { newEngineFields } from './engine-fields.tsx';
import { newEngineForm } from './engine-form.ts';
import { useCreateEngine } from './engines.api.ts';
import { useFormBanner } from './use-form-banner.tsx';

export function CreateEngine() {
  const t = useTexts(texts);
  const create = useCreateEngine();
  const banner = useFormBanner({
    saved: t('banners.created'),
    failed: t('banners.create_failed'),
  });
  return (
    <ListPage
      title={t('form.create_title')}
      purpose={t('form.create_purpose')}
      back={{ to: '/engine-management', label: t('detail.back') }}
    >
      <RecordFormPage
        {...banner}
        form={newEngineForm}
        fields={newEngineFields(t)}
        save={(body) => create.mutateAsync(body)}
        saveLabel={t('form.create')}
      />
    </ListPage>
  );
}
