import type { MyWorkItem } from '#modules/feature-development/contract/flow.ts';
import * as routes from '#modules/feature-development/contract/flow.ts';
import * as sowRoutes from '#modules/feature-development/contract/sows.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeFigure, HomeLine, HomeNews } from '#platform/web/module.ts';
import { addressOf, paths, placeOfSow } from '../../paths.ts';
import { namedNextStage } from '../../stages/stage-name.ts';
import { texts, type TrackingTexts } from '../../texts.ts';
import { addressOfCard } from '../board/card-address.ts';

/** So many of each part are named. */
const NAMED = 5;

/** So many are named of what changed last. */
const NAMED_LATELY = 6;

/** What waits has its lines; these have a number each. */
const COUNTED = ['overdue', 'rolled_back'] as const;

/** Stages that wait for the person's work, or for their approval. */
export async function workNews(): Promise<HomeNews> {
  const [work, approvals] = await Promise.all([
    callRoute(routes.listMyWorkRoute, { part: 'waiting', page_size: NAMED }),
    callRoute(routes.listMyWorkRoute, { part: 'approval', page_size: NAMED }),
  ]);
  const t = texts.loaded();
  if (t === undefined) return {};
  const toLine = (item: MyWorkItem, fact: string, among: HomeFigure): HomeLine => ({
    id: item.id,
    to: addressOfCard(item),
    name: item.name,
    fact,
    due: item.due_date,
    since: item.since,
    among,
  });
  const listOf = (part: keyof typeof work.counts, label: string): HomeFigure => ({
    label,
    value: work.counts[part],
    to: `${paths.myWork}?tab=${part}`,
  });
  const waiting = listOf('waiting', t('flow.my_work.sows_waiting'));
  const approval = listOf('approval', t('flow.my_work.sows_for_approval'));
  const stageOf = ({ current_stage }: MyWorkItem) => namedNextStage(t, current_stage);
  const toApprove = new Set(approvals.data.map(({ id }) => id));
  const isQuiet = work.data.length + approvals.data.length === 0;
  return {
    ...(isQuiet && { lately: await changedLately(t) }),
    waiting: [
      ...approvals.data.map((item) =>
        toLine(item, t('flow.my_work.approve_stage', { stage: stageOf(item) }), approval),
      ),
      ...work.data
        .filter(({ id }) => !toApprove.has(id))
        .map((item) => toLine(item, stageOf(item), waiting)),
    ],
    figures: COUNTED.map((part) => listOf(part, t(`flow.my_work.parts.${part}`))),
  };
}

/** What others have been working on. */
async function changedLately(t: TrackingTexts): Promise<HomeLine[]> {
  const { data } = await callRoute(sowRoutes.sowRoutes.list, {
    limit: NAMED_LATELY,
    sort_by: 'updated_at',
    sort_order: 'desc',
  });
  return data.map((sow) => ({
    id: sow.id,
    to: addressOf(paths.sow, placeOfSow(sow)),
    name: sow.name,
    fact: namedNextStage(t, sow.current_stage),
    since: sow.updated_at,
  }));
}
