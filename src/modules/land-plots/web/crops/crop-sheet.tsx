import { Autocomplete, Select } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useSeasons } from '#modules/farmer-quotas/web/public.ts';
import { crop, cropInput, type Crop } from '#modules/land-plots/contract/crops.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { dateField, longTextField, numberField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useChangeCrop, useCreateCrop, useVarieties } from './crops.api.ts';

const form = defineForm({ body: cropInput, record: crop });

interface CropSheetProps extends WindowProps {
  readonly plotId: string;
  /** That of the plot's quota. */
  readonly seasonId: string;
  /** The one that is changed; none while one is created. */
  readonly stored: Crop | undefined;
}

/** Says what grows on a plot in a season, or changes it. */
export function CropSheet({ plotId, seasonId, stored, ...window }: CropSheetProps) {
  const t = useTexts(texts);
  const create = useCreateCrop();
  const change = useChangeCrop();
  // So that one variety is written in one way.
  const varieties = useVarieties();
  const { season_id, variety, note } = form.rules;
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'crops.create' : 'crops.edit')}
      form={form}
      initial={stored === undefined ? { season_id: seasonId } : {}}
      stored={stored}
      save={(body, basis) =>
        basis === undefined
          ? create.mutateAsync({ id: plotId, ...body })
          : change.mutateAsync({
              id: plotId,
              crop: basis.id,
              ...body,
              updated_at: basis.updated_at,
            })
      }
      fields={{
        season_id: {
          label: t('fields.season'),
          input: (props) => <SeasonSelect {...props} {...season_id} />,
        },
        variety: {
          label: t('fields.variety'),
          input: (props) => <Autocomplete {...props} {...variety} data={varieties} />,
        },
        ratoon_number: numberField({
          label: t('fields.ratoon_number'),
          description: t('crops.ratoon_hint'),
          min: 0,
          max: 20,
          allowDecimal: false,
        }),
        planted_on: dateField({ label: t('fields.planted_on') }),
        harvested_on: dateField({ label: t('fields.harvested_on') }),
        note: longTextField({ label: t('fields.note'), rows: 2, ...note }),
      }}
    />
  );
}

function SeasonSelect(props: Omit<ComponentProps<typeof Select>, 'data'>) {
  const { seasons = [] } = useSeasons();
  return (
    <Select
      {...props}
      allowDeselect={false}
      data={seasons.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
