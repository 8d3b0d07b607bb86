import type { MyWorkItem } from '#modules/feature-development/contract/flow.ts';
import * as routes from '#modules/feature-development/contract/flow.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeLine, HomeNews } from '#platform/web/module.ts';
import { paths } from '../../paths.ts';
import { namedNextStage } from '../../stages/stage-name.ts';
import { texts } from '../../texts.ts';
import { addressOfCard } from '../board/card-address.ts';

/** So many are named. */
const NAMED = 10;

const COUNTED = ['waiting', 'approval', 'overdue', 'rolled_back'] as const;

/** Stages that wait for the person's work, or for their approval. */
export async function workNews(): Promise<HomeNews> {
  const [work, approvals] = await Promise.all([
    callRoute(routes.listMyWorkRoute, { part: 'waiting', page_size: NAMED }),
    callRoute(routes.listMyWorkRoute, { part: 'approval', page_size: NAMED }),
  ]);
  const t = texts.loaded();
  if (t === undefined) return {};
  const toLine = (item: MyWorkItem, fact: string): HomeLine => ({
    id: item.id,
    to: addressOfCard(item),
    name: item.name,
    fact,
    due: item.due_date,
    since: item.since,
  });
  const stageOf = ({ current_stage }: MyWorkItem) => namedNextStage(t, current_stage);
  const named: Partial<Record<(typeof COUNTED)[number], number>> = {
    waiting: work.data.length,
    approval: approvals.data.length,
  };
  const toApprove = new Set(approvals.data.map(({ id }) => id));
  return {
    waiting: [
      ...approvals.data.map((item) =>
        toLine(item, t('flow.my_work.approve_stage', { stage: stageOf(item) })),
      ),
      ...work.data
        .filter(({ id }) => !toApprove.has(id))
        .map((item) => toLine(item, stageOf(item))),
    ],
    // What is named one by one needs no number.
    figures: COUNTED.filter((part) => work.counts[part] > (named[part] ?? 0)).map((part) => ({
      label: t(`flow.my_work.parts.${part}`),
      value: work.counts[part],
      to: `${paths.myWork}?tab=${part}`,
    })),
  };
}
