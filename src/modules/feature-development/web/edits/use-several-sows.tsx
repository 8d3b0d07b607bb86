import * as routes from '#modules/feature-development/contract/several.ts';
import type { SowsChange } from '#modules/feature-development/contract/several.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DayInput, PersonInput, StatusInput, TagsInput } from './change-inputs.tsx';
import { useSeveral } from './use-several.tsx';

type Change = Omit<SowsChange, 'rows'>;

/** Changing and deleting several SOWs of a list. */
export function useSeveralSows(rows: readonly ListedSow[] | undefined) {
  const t = useTexts(texts);
  return useSeveral<ListedSow, Change>({
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
          <StatusInput statuses={Object.values(statusNames.sow)} onChange={onChange} />
        ),
      },
    ],
    save: (seen, change) => callRoute(routes.changeSowsRoute, { rows: seen, ...change }),
    remove: (ids) => callRoute(routes.deleteSowsRoute, { ids: [...ids] }),
  });
}
