import { NumberInput } from '@mantine/core';
import {
  season,
  seasonInput,
  seasonStatuses,
  type Season,
} from '#modules/farmer-quotas/contract/seasons.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, dateField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { seasonActions } from './seasons.api.ts';

const form = defineForm({ body: seasonInput, record: season });

interface SeasonSheetProps extends WindowProps {
  /** The one that is changed; none while one is created. */
  readonly stored?: Season;
}

/** Creates, changes, closes or reopens a season. */
export function SeasonSheet({ stored, ...window }: SeasonSheetProps) {
  const t = useTexts(texts);
  const save = seasonActions.useSave();
  const { name, year, starts_on, ends_on } = form.rules;
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'seasons.create' : 'seasons.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => save.mutateAsync({ body, stored: basis })}
      fields={{
        name: textField({ label: t('fields.name'), description: t('seasons.name_hint'), ...name }),
        year: {
          label: t('fields.year'),
          // No separator of thousands: it is a year.
          write: (value) => String(value ?? ''),
          input: (props) => (
            <NumberInput {...props} {...year} description={t('seasons.year_hint')} hideControls />
          ),
        },
        starts_on: dateField({ label: t('fields.starts_on'), ...starts_on }),
        ends_on: dateField({ label: t('fields.ends_on'), ...ends_on }),
        status: choiceField({
          label: t('fields.status'),
          description: t('seasons.closed_hint'),
          values: seasonStatuses,
          labelOf: (status) => t(`season_statuses.${status}`),
        }),
      }}
    />
  );
}
