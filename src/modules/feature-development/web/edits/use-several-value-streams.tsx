import * as routes from '#modules/feature-development/contract/several.ts';
import type { ValueStreamsChange } from '#modules/feature-development/contract/several.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { PersonInput } from './change-inputs.tsx';
import { planChanges } from './common-changes.tsx';
import { useSeveral, type SeenRow } from './use-several.tsx';

/** Changing and deleting several value streams of a list. */
export function useSeveralValueStreams(rows: readonly SeenRow[] | undefined) {
  const t = useTexts(texts);
  return useSeveral<Omit<ValueStreamsChange, 'rows'>>({
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
      ...planChanges(t, Object.values(statusNames.value_stream)),
    ],
    save: (seen, change) => callRoute(routes.changeValueStreamsRoute, { rows: seen, ...change }),
    remove: (ids) => callRoute(routes.deleteValueStreamsRoute, { ids: [...ids] }),
  });
}
