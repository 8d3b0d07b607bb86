import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  surveySettings,
  surveySettingsInput,
  type SurveySettings,
} from '#modules/cane-surveys/contract/settings.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { numberField } from '#platform/web/form/fields.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { EstimateSteps } from '../surveys/estimate-steps.tsx';
import { texts } from '../texts.ts';
import { settingsQuery, useSaveSettings } from './settings.api.ts';

const form = defineForm({ body: surveySettingsInput, record: surveySettings });

/** A field as there are many, to show what the constants come to. */
const EXAMPLE = {
  furrow_spacing_cm: 150,
  stalk_length_cm: 220,
  diameter_cm: 2.8,
  stalks_per_clump: 4,
  clumps_per_10m: 15,
};

/** The formula by which yields are estimated, and its constants in this company. */
export function SettingsScreen(): ReactNode {
  const t = useTexts(texts);
  return (
    <ListPage
      title={t('formula.title')}
      purpose={t('formula.purpose')}
      back={{ to: '/cane-surveys', label: t('list.back') }}
    >
      <Loaded query={useQuery(settingsQuery())} failedTitle={t('formula.load_failed')}>
        {(stored) => <SettingsForm key={stored.updated_at} stored={stored} />}
      </Loaded>
    </ListPage>
  );
}

function SettingsForm({ stored }: { readonly stored: SurveySettings }): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const save = useSaveSettings();
  const leave = () => void navigate({ to: '/cane-surveys' });
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      notice={
        <Panel title={t('formula.example', EXAMPLE)} hint={t('detail.formula')}>
          <EstimateSteps survey={{ ...EXAMPLE, ...stored, estimated_tons: null }} />
        </Panel>
      }
      fields={{
        stalk_density: numberField({
          label: t('fields.stalk_density'),
          description: t('formula.density_hint'),
          min: 0.1,
          max: 2,
          decimalScale: 3,
          ...form.rules.stalk_density,
        }),
        usual_stalk_kg: numberField({
          label: t('fields.usual_stalk_kg'),
          description: t('formula.usual_hint'),
          min: 0.1,
          max: 10,
          decimalScale: 3,
          ...form.rules.usual_stalk_kg,
        }),
        harvested_percent: numberField({
          label: t('fields.harvested_percent'),
          description: t('formula.harvested_hint'),
          min: 1,
          max: 100,
          decimalScale: 1,
          ...form.rules.harvested_percent,
        }),
      }}
      save={(body) => save.mutateAsync(body)}
      isDone={save.isSuccess}
      onSaved={leave}
      onCancel={leave}
    />
  );
}
