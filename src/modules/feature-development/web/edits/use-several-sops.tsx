import * as routes from '#modules/feature-development/contract/several.ts';
import type { SopsChange } from '#modules/feature-development/contract/several.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { StatusInput } from './change-inputs.tsx';
import { useSeveral } from './use-several.tsx';

/** Changing and deleting several SOPs of a list. */
export function useSeveralSops(rows: readonly Sop[] | undefined) {
  const t = useTexts(texts);
  return useSeveral<Sop, Omit<SopsChange, 'rows'>>({
    rows,
    changes: [
      {
        label: t('several.status'),
        input: (onChange) => (
          <StatusInput statuses={Object.values(statusNames.sop)} onChange={onChange} />
        ),
      },
    ],
    save: (seen, change) => callRoute(routes.changeSopsRoute, { rows: seen, ...change }),
    remove: (ids) => callRoute(routes.deleteSopsRoute, { ids: [...ids] }),
  });
}
