import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { coverPage } from '#platform/web/feedback/overlay.tsx';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  companyProfile,
  companyProfileInput,
  type CompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import { THEMES, type Theme } from '#modules/companies/contract/themes.ts';
import { useChangeCompany } from './company-profile.api.ts';
import { texts } from '../texts.ts';
import { LogoField } from './logo-field.tsx';

interface CompanyValues {
  readonly name_th: string;
  readonly name_en: string;
  readonly theme: Theme;
  readonly logo: string | null;
}

const rules = companyProfileInput.omit({ logo: true });

interface CompanySheetProps {
  readonly opened: boolean;
  readonly company: CompanyProfile;
  readonly onClose: () => void;
}

/** Changes how the company presents itself. */
export function CompanySheet({ opened, company, onClose }: CompanySheetProps) {
  const t = useTexts(texts);
  const change = useChangeCompany();
  const save = async (values: CompanyValues, stored: CompanyProfile) => {
    const { logo, ...others } = values;
    await change.mutateAsync({
      ...rules.parse(others),
      logo: logo === stored.logo ? undefined : logo,
      updated_at: stored.updated_at,
    });
    // The frame around this page shows names, logo and theme too.
    coverPage(true);
    location.reload();
  };
  return (
    <FormSheet<CompanyValues, CompanyProfile>
      opened={opened}
      onClose={onClose}
      title={t('company.title')}
      schema={rules.loose()}
      initialValues={valuesOf(company)}
      save={(values, stored = company) => save(values, stored)}
      editing={{
        stored: company,
        schema: companyProfile,
        toValues: valuesOf,
        labels: {
          name_th: t('company.name_th'),
          name_en: t('company.name_en'),
          theme: t('company.theme'),
        },
      }}
    >
      {(form) => (
        <>
          <ChosenLogo
            stored={form.getValues().logo}
            error={typeof form.errors['logo'] === 'string' ? form.errors['logo'] : undefined}
            onChange={(logo) => form.setFieldValue('logo', logo)}
          />
          <TextInput
            key={form.key('name_th')}
            {...form.getInputProps('name_th')}
            label={t('company.name_th')}
            maxLength={120}
            withAsterisk
          />
          <TextInput
            key={form.key('name_en')}
            {...form.getInputProps('name_en')}
            label={t('company.name_en')}
            maxLength={120}
            withAsterisk
          />
          <Select
            key={form.key('theme')}
            {...form.getInputProps('theme')}
            label={t('company.theme')}
            data={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
            allowDeselect={false}
          />
        </>
      )}
    </FormSheet>
  );
}

interface ChosenLogoProps {
  readonly stored: string | null;
  readonly error: string | undefined;
  readonly onChange: (logo: string | null) => void;
}

/** The form is not drawn again for a field, so the field remembers what it shows. */
function ChosenLogo({ stored, error, onChange }: ChosenLogoProps) {
  const [logo, setLogo] = useState(stored);
  return (
    <LogoField
      value={logo}
      error={error}
      onChange={(chosen) => {
        setLogo(chosen);
        onChange(chosen);
      }}
    />
  );
}

function valuesOf({ name_th, name_en, theme, logo }: CompanyProfile): CompanyValues {
  return { name_th, name_en, theme, logo };
}
