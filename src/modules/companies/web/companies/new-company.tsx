import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { newCompany } from '#modules/companies/contract/companies.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useShellContext } from '#platform/web/shell/use-shell-context.ts';
import { texts } from '../texts.ts';
import { useCreateCompany } from './companies.api.ts';
import { companyFields } from './company-fields.tsx';

const form = defineForm({ body: newCompany });

/** Adds a company and enters it, where its logo is chosen. */
export function NewCompany() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const { switchCompany } = useShellContext();
  const create = useCreateCompany();
  return (
    <ListPage title={t('new_company.title')} purpose={t('new_company.purpose')}>
      <RecordFormPage
        form={form}
        fields={companyFields(t)}
        save={(body) => create.mutateAsync(body)}
        isDone={create.isSuccess}
        onSaved={({ id }) => {
          switchCompany(id, '/settings/company').catch((error: unknown) => toast.failure(error));
        }}
        onCancel={() => (canGoBack ? history.back() : void navigate({ to: '/' }))}
      />
    </ListPage>
  );
}
