import * as routes from '#modules/feature-development/contract/several.ts';
import type { SowsChange } from '#modules/feature-development/contract/several.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { PersonInput } from './change-inputs.tsx';
import { planChanges } from './common-changes.tsx';
import { useSeveral, type SeenRow } from './use-several.tsx';

/** Changing and deleting several SOWs of a list, of their SOP's page or of the board. */
export function useSeveralSows(rows: readonly SeenRow[] | undefined) {
  const t = useTexts(texts);
  return useSeveral<Omit<SowsChange, 'rows'>>({
    rows,
    changes: [
      {
        label: t('several.assignee'),
        initial: { assignee_id: null },
        input: (onChange) => (
          <PersonInput
            label={t('fields.assignee')}
            placeholder={t('lists.unassigned')}
            onChange={(id) => onChange({ assignee_id: id ?? null })}
          />
        ),
      },
      ...planChanges(t, Object.values(statusNames.sow)),
    ],
    save: (seen, change) => callRoute(routes.changeSowsRoute, { rows: seen, ...change }),
    remove: (ids) => callRoute(routes.deleteSowsRoute, { ids: [...ids] }),
  });
}
