import { z } from 'zod';
import {
  companyProfile,
  companyProfileInput,
  LOGO_PIXELS,
  type CompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import { reloadSaying } from '#platform/web/feedback/reload-saying.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { PictureChoice } from '#platform/web/form/picture-choice.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { companyFields } from '../companies/company-fields.tsx';
import { texts } from '../texts.ts';
import { useChangeCompany } from './company-profile.api.ts';
import { Logo } from './logo.tsx';

const form = defineForm({
  // A logo that stays is not sent, and may be of any kind.
  body: companyProfileInput.extend({ logo: z.string().nullable() }),
  record: companyProfile,
  derive: ({ logo }) => ({ logo }),
});

interface CompanySheetProps extends WindowProps {
  readonly company: CompanyProfile;
}

export function CompanySheet({ company, ...window }: CompanySheetProps) {
  const t = useTexts(texts);
  const change = useChangeCompany();
  return (
    <RecordFormSheet
      {...window}
      title={t('company.title')}
      form={form}
      stored={company}
      fields={{
        logo: {
          label: t('fields.logo'),
          compared: false,
          input: (props) => (
            <div role="group" aria-labelledby="company-logo">
              <span id="company-logo" className={text.label}>
                {props.label}
              </span>
              <PictureChoice
                {...props}
                pixels={LOGO_PIXELS}
                labels={{
                  choose: t('company.choose_logo'),
                  remove: t('company.remove_logo'),
                  unusable: t('company.logo_unreadable'),
                }}
                hint={t('company.logo_hint')}
              >
                {(logo) => <Logo source={logo} />}
              </PictureChoice>
            </div>
          ),
        },
        ...companyFields(t),
      }}
      save={(body, basis) => {
        const { logo, updated_at } = basis ?? company;
        const isSame = body.logo === logo;
        return change.mutateAsync({ ...body, ...(isSame && { logo: undefined }), updated_at });
      }}
      onSaved={() => reloadSaying(t('company.saved'))}
    />
  );
}
