import {
  plotSettings,
  plotSettingsInput,
  type PlotSettings,
} from '#modules/land-plots/contract/settings.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { numberField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useSaveSettings } from './settings.api.ts';

const form = defineForm({ body: plotSettingsInput, record: plotSettings });

interface SettingsFormProps {
  readonly stored: PlotSettings;
  readonly onDone: () => void;
}

/** The tolerance of areas, and the addresses of tiles. */
export function SettingsForm({ stored, onDone }: SettingsFormProps) {
  const t = useTexts(texts);
  const save = useSaveSettings();
  const tiles = (name: 'map_tiles' | 'satellite_tiles') =>
    textField({
      label: t(`fields.${name}`),
      description: t(`setup.${name}_hint`),
      placeholder: 'https://tiles.example.com/{z}/{x}/{y}.png',
      maxLength: 500,
      wide: true,
    });
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      fields={{
        tolerance_percent: numberField({
          label: t('fields.tolerance_percent'),
          description: t('setup.tolerance_hint'),
          min: 0,
          max: 100,
          decimalScale: 1,
        }),
        map_tiles: tiles('map_tiles'),
        satellite_tiles: tiles('satellite_tiles'),
      }}
      save={(body) => save.mutateAsync(body)}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
