import * as corrections from '#modules/farmer-quotas/contract/corrections.ts';
import { QUOTA_IMPORT } from '#modules/farmer-quotas/contract/imports.ts';
import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import * as imports from '#platform/contract/file-imports.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeNews } from '#platform/web/module.ts';
import { may, type Viewer } from '#platform/web/shell/viewer.ts';
import { texts, type QuotaTexts } from '../texts.ts';

const LIST = '/farmer-quotas';

/** So many of each kind are named. */
const NAMED = 5;

/** What a person has to do with quotas: those they verify or got back, corrections to decide, and their last import. */
export async function quotaNews(viewer: Viewer): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined) return {};
  const mayVerify = may(viewer, 'farmer-quotas:verify');
  const mayWrite = may(viewer, 'farmer-quotas:write');
  const news = await Promise.all([
    mayVerify ? deskNews(t) : nothing,
    mayVerify ? correctionNews(t) : nothing,
    mayWrite ? importNews(t, viewer) : nothing,
    mayWrite ? sentBackNews(t) : nothing,
  ]);
  return {
    waiting: news.flatMap(({ waiting = [] }) => waiting),
    failed: news.flatMap(({ failed = [] }) => failed),
  };
}

const nothing: HomeNews = {};

async function deskNews(t: QuotaTexts): Promise<HomeNews> {
  const [{ data: claimed, counts }, { data: longest }] = await Promise.all([
    callRoute(verification.listPendingRoute, { view: 'mine', page_size: NAMED }),
    callRoute(verification.listPendingRoute, { view: 'unassigned', page_size: 1 }),
  ]);
  const to = `${LIST}/verification`;
  const among = { label: t('home.to_verify'), value: counts.all, to };
  return {
    waiting: [
      ...longest.map(({ id, quota_code, name, submitted_at, updated_at }) => ({
        id,
        to: `${to}?selected=${id}`,
        name: `${quota_code} ${name}`,
        fact: t('home.longest'),
        since: submitted_at ?? updated_at,
        among,
      })),
      ...claimed.map(({ id, name, quota_code, claimed_at, updated_at }) => ({
        id,
        to: `${to}?queue=mine&selected=${id}`,
        name: `${quota_code} ${name}`,
        fact: t('home.claimed'),
        since: claimed_at ?? updated_at,
        among,
      })),
    ],
  };
}

async function correctionNews(t: QuotaTexts): Promise<HomeNews> {
  const query = { awaiting: 'me', page_size: NAMED } as const;
  const { data, total } = await callRoute(corrections.listCorrectionsRoute, query);
  const to = `${LIST}/corrections?awaiting=me`;
  const among = { label: t('corrections.title'), value: total, to };
  return {
    waiting: data.map(({ id, quota_code, name, created_at }) => ({
      id,
      to: `${to}&selected=${id}`,
      name: `${quota_code} ${name}`,
      fact: t('home.correction'),
      since: created_at,
      among,
    })),
  };
}

/** What this person entered and has to correct. */
async function sentBackNews(t: QuotaTexts): Promise<HomeNews> {
  const sentBack = await callRoute(verification.listSentBackRoute, undefined);
  return {
    failed: sentBack.map(({ id, name, quota_code, reject_reason: reason, updated_at }) => ({
      id,
      to: `${LIST}/${id}`,
      name: `${quota_code} ${name}`,
      fact: t('home.sent_back', { reason }),
      since: updated_at,
    })),
  };
}

/** The last import, where this person began it and it needs them. */
async function importNews(t: QuotaTexts, { name: reader }: Viewer): Promise<HomeNews> {
  const latest = { kind: QUOTA_IMPORT, page_size: 1 };
  const { data } = await callRoute(imports.listFileImportsRoute, latest);
  const lines = data.flatMap(({ id, filename, status, failure, created_at, created_by_name }) => {
    const fact = status === 'failed' ? (failure ?? t('home.import_failed')) : t('home.checked');
    const needsThem = status === 'failed' || status === 'checked';
    return needsThem && created_by_name === reader
      ? [
          {
            id,
            status,
            to: `${LIST}?import=${id}`,
            name: filename,
            fact,
            since: created_at,
            kind: t('home.kind'),
          },
        ]
      : [];
  });
  return {
    waiting: lines.filter(({ status }) => status === 'checked'),
    failed: lines.filter(({ status }) => status === 'failed'),
  };
}
