import * as routes from '#modules/feature-development/contract/several.ts';
import type { SopsChange } from '#modules/feature-development/contract/several.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { statusChange } from './common-changes.tsx';
import { useSeveral, type SeenRow } from './use-several.tsx';

/** Changing and deleting several SOPs that are shown. */
export function useSeveralSops(rows: readonly SeenRow[] | undefined) {
  const t = useTexts(texts);
  return useSeveral<Omit<SopsChange, 'rows'>>({
    rows,
    changes: [statusChange(t, Object.values(statusNames.sop))],
    save: (seen, change) => callRoute(routes.changeSopsRoute, { rows: seen, ...change }),
    remove: (ids) => callRoute(routes.deleteSopsRoute, { ids: [...ids] }),
  });
}
