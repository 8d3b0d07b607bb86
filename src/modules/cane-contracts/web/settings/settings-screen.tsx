import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  contractSettings,
  contractSettingsInput,
} from '#modules/cane-contracts/contract/settings.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, numberField } from '#platform/web/form/fields.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { texts } from '../texts.ts';
import { settingsQuery, useSaveSettings } from './settings.api.ts';

const form = defineForm({ body: contractSettingsInput, record: contractSettings });

/** The usual yield and the conditions that contracts have. */
export function SettingsScreen(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const query = useQuery(settingsQuery());
  const save = useSaveSettings();
  const leave = () => void navigate({ to: '/contracts' });
  return (
    <ListPage
      title={t('settings.title')}
      purpose={t('settings.purpose')}
      back={{ to: '/contracts', label: t('detail.back') }}
    >
      <Loaded query={query} failedTitle={t('settings.load_failed')}>
        {(stored) => (
          <RecordFormPage
            key={stored.updated_at}
            form={form}
            stored={stored}
            fields={{
              tons_per_rai: numberField({
                label: t('fields.tons_per_rai'),
                description: t('settings.yield_hint'),
                min: 0.1,
                max: 100,
                decimalScale: 1,
                ...form.rules.tons_per_rai,
              }),
              conditions: longTextField({
                label: t('fields.conditions'),
                description: t('settings.conditions_hint'),
                rows: 10,
                wide: true,
                ...form.rules.conditions,
              }),
            }}
            save={(body) => save.mutateAsync(body)}
            saveLabel={t('settings.save')}
            isDone={save.isSuccess}
            onSaved={leave}
            onCancel={leave}
          />
        )}
      </Loaded>
    </ListPage>
  );
}
