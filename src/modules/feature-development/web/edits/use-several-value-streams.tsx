import * as routes from '#modules/feature-development/contract/several.ts';
import type { ValueStreamsChange } from '#modules/feature-development/contract/several.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DayInput, PersonInput, StatusInput, TagsInput } from './change-inputs.tsx';
import { useSeveral } from './use-several.tsx';

type Change = Omit<ValueStreamsChange, 'rows'>;

/** Changing and deleting several value streams of a list. */
export function useSeveralValueStreams(rows: readonly ValueStream[] | undefined) {
  const t = useTexts(texts);
  return useSeveral<ValueStream, Change>({
    rows,
    changes: [
      {
        label: t('several.assignee'),
        initial: { owner_id: null },
        input: (onChange) => (
          <PersonInput
            label={t('fields.owner')}
            placeholder={t('details.none')}
            onChange={(id) => onChange({ owner_id: id ?? null })}
          />
        ),
      },
      {
        label: t('several.due_date'),
        initial: { due_date: null },
        input: (onChange) => (
          <DayInput
            onChange={(day) => onChange(day === undefined ? undefined : { due_date: day })}
          />
        ),
      },
      { label: t('several.tags'), input: (onChange) => <TagsInput onChange={onChange} /> },
      {
        label: t('several.status'),
        input: (onChange) => (
          <StatusInput statuses={Object.values(statusNames.value_stream)} onChange={onChange} />
        ),
      },
    ],
    save: (seen, change) => callRoute(routes.changeValueStreamsRoute, { rows: seen, ...change }),
    remove: (ids) => callRoute(routes.deleteValueStreamsRoute, { ids: [...ids] }),
  });
}
