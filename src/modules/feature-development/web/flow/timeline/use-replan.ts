import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as routes from '#modules/feature-development/contract/sows.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { ALL_LEVELS } from '../../records/record-calls.ts';
import { texts } from '../../texts.ts';
import { sayPlan } from './say-plan.ts';
import { isSamePlan, type Plan } from './shift-plan.ts';
import type { ShownLine } from './use-timeline-lines.ts';

const useReplanSow = defineAction(routes.editSowRoute, texts, {
  refreshes: ALL_LEVELS,
  failure: 'flow.timeline.replan_failed',
});

/** The plan of a SOW as it is being moved, and its storing, which can be undone. */
export function useReplan({ id, name, version, planned_start, planned_end }: ShownLine) {
  const t = useTexts(texts);
  const client = useQueryClient();
  const replan = useReplanSow();
  const [draft, setDraft] = useState<Plan>();
  const stored: Plan = { start_date: planned_start, due_date: planned_end };

  const store = (plan: Plan, seen: number, onStored: (version: number) => void) =>
    replan.mutate(
      { id, ...plan, version: seen },
      {
        onSuccess: (answer) => onStored(answer.version),
        // Somebody else may have changed it: what is stored is shown.
        onError: () => void client.invalidateQueries({ queryKey: ['sow', 'timeline'] }),
        onSettled: () => setDraft(undefined),
      },
    );
  const commit = () => {
    if (draft === undefined || replan.isPending) return;
    if (isSamePlan(draft, stored)) {
      setDraft(undefined);
      return;
    }
    store(draft, version, (next) =>
      toast.undoable(t('flow.timeline.replanned', { name, plan: sayPlan(t, draft) }), () =>
        store(stored, next, () => toast.success(t('flow.timeline.undone', { name }))),
      ),
    );
  };
  return { stored, draft, setDraft, commit, busy: replan.isPending };
}
