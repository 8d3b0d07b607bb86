import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  letterhead,
  letterheadChange,
  letterheadLimits,
  type Letterhead,
} from '#modules/quotations/contract/letterhead.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import classes from './settings.module.css';
import { letterheadQuery, useChangeLetterhead } from './settings.api.ts';

const form = defineForm({ body: letterheadChange, record: letterhead });

/** What stands beside the name and logo of the company on its quotations. */
export function LetterheadForm() {
  const t = useTexts(texts);
  return (
    <Loaded query={useQuery(letterheadQuery())} failedTitle={t('settings.letterhead_load_failed')}>
      {(stored) => <Form key={stored.updated_at} stored={stored} />}
    </Loaded>
  );
}

function Form({ stored }: { readonly stored: Letterhead }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const change = useChangeLetterhead();
  const { rules } = form;
  const address = { maxLength: letterheadLimits.address, rows: 3 };
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      before={<CompanyHint />}
      fields={{
        address_th: longTextField({ label: t('fields.address_th'), ...address }),
        address_en: longTextField({ label: t('fields.address_en'), ...address }),
        tax_id: textField({ label: t('fields.tax_id'), inputMode: 'numeric', ...rules.tax_id }),
        branch: textField({
          label: t('fields.branch'),
          description: t('settings.branch_hint'),
          inputMode: 'numeric',
          ...rules.branch,
        }),
        phone: textField({ label: t('fields.phone'), inputMode: 'tel', ...rules.phone }),
        email: textField({
          label: t('fields.email'),
          description: t('settings.email_hint'),
          type: 'email',
          ...rules.email,
        }),
        website: textField({ label: t('fields.website'), ...rules.website }),
      }}
      save={(body) => change.mutateAsync(body)}
      onCancel={() => void navigate({ to: '/quotations' })}
    />
  );
}

/** Where the name and the logo above it come from. */
function CompanyHint() {
  const t = useTexts(texts);
  const mayChange = useMay('settings:manage_company');
  const name = t('settings.company_profile');
  return (
    <p className={classes.hint}>
      {`${t('settings.letterhead_hint')} `}
      {mayChange ? <Link to="/settings/company">{name}</Link> : name}
    </p>
  );
}
