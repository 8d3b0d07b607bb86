import { IconChecklist, IconFileText, IconHistory, IconPlant2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '#modules/audit/web/public.ts';
import * as historyRoutes from '#modules/farmer-quotas/contract/history.ts';
import { editableStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { missingForChecks } from '#modules/farmer-quotas/contract/missing-for-checks.ts';
import { FARMER_QUOTA, type Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { DecidersNotice } from '#platform/web/deciders/deciders-notice.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { RecordTabs } from '#platform/web/page/record-tabs.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { texts } from '../texts.ts';
import { QuotaButtons } from './quota-buttons.tsx';
import { writeMissing } from './quota-facts.ts';
import { QuotaOverview } from './quota-overview.tsx';
import { QuotaStatus } from './quota-status.tsx';
import { quotaQuery, verifiersQuery } from './quotas.api.ts';
import { quotaDetailSearch } from './quotas.search.ts';
import { RefusalNotice } from './refusal-notice.tsx';

/** A quota with its documents and its history. */
export function QuotaDetail(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/farmer-quotas/$id' });
  const [{ tab }, setSearch] = useSearchState(quotaDetailSearch);
  const mayWrite = useMay('farmer-quotas:write');
  const maySeeDocuments = useMay('farmer-quotas:documents');
  return (
    <DetailPage
      query={useQuery(quotaQuery({ id }))}
      back={{ to: '/farmer-quotas', label: t('detail.back') }}
      title={({ name }) => name || t('anonymisation.name')}
      status={(quota) => <QuotaStatus quota={quota} />}
      summary={({ quota_code: code, season }) => t('detail.summary', { code, season })}
      actions={(quota) => <QuotaButtons quota={quota} />}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(quota) => (
        <>
          <QuotaNotices quota={quota} />
          <RecordTabs
            entity={FARMER_QUOTA}
            id={id}
            label={t('detail.tabs')}
            value={tab}
            onChange={(chosen) => setSearch({ tab: chosen })}
            tabs={[
              {
                name: 'overview',
                label: t('detail.overview'),
                icon: IconPlant2,
                content: () => <QuotaOverview quota={quota} />,
              },
              {
                name: 'documents',
                label: t('detail.documents'),
                icon: IconFileText,
                content: () =>
                  maySeeDocuments ? (
                    <DocumentsPanel
                      quotaId={id}
                      isWritable={
                        mayWrite &&
                        quota.season_is_open &&
                        editableStatuses.includes(quota.quota_status)
                      }
                      takesMissing={
                        mayWrite && quota.season_is_open && quota.quota_status === 'verified'
                      }
                    />
                  ) : (
                    <p>{t('documents.not_allowed')}</p>
                  ),
              },
              {
                name: 'history',
                label: t('detail.history'),
                icon: IconHistory,
                content: () => (
                  <RecordHistory
                    route={historyRoutes.quotaHistoryRoute}
                    entity="farmer_quota"
                    id={id}
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </DetailPage>
  );
}

/** What people should know before they do anything. */
function QuotaNotices({ quota }: { readonly quota: Quota }) {
  const t = useTexts(texts);
  const { season, quota_status: status, claimed_by_name } = quota;
  return (
    <>
      {!quota.season_is_open && <Notice>{t('detail.closed_season', { season })}</Notice>}
      <RefusalNotice quota={quota} />
      <DespiteChecks quota={quota} />
      <MissingForChecks quota={quota} />
      {status === 'pending' &&
        (claimed_by_name === null ? (
          <Verifiers />
        ) : (
          <Notice>{t('detail.claimed', { name: claimed_by_name })}</Notice>
        ))}
      {quota.open_correction_id !== null && (
        <Notice>
          {t('detail.open_correction')}{' '}
          <Link
            to="/farmer-quotas/corrections"
            search={{ quota_id: quota.id, selected: quota.open_correction_id }}
          >
            {t('detail.see_correction')}
          </Link>
        </Notice>
      )}
    </>
  );
}

/** Says before the desk does what the automatic checks miss. */
function MissingForChecks({ quota }: { readonly quota: Quota }) {
  const t = useTexts(texts);
  const { copies } = missingForChecks(quota);
  if (!quota.season_is_open || !editableStatuses.includes(quota.quota_status)) return null;
  const missing = writeMissing(t, quota);
  if (missing === '') return null;
  return (
    <Notice>
      {t('detail.missing_for_checks', { missing })}{' '}
      {copies.length > 0 && (
        <Link from="/farmer-quotas/$id" search={{ tab: 'documents' }} replace>
          {t('detail.add_copies')}
        </Link>
      )}
    </Notice>
  );
}

/** What had failed when it was approved, and why it was approved all the same. */
function DespiteChecks({ quota }: { readonly quota: Quota }) {
  const t = useTexts(texts);
  const failed = quota.failed_checks[languageOfPage()];
  if (quota.verified_at === null || failed.length === 0) return null;
  const reason = quota.approval_note || t('detail.no_reason');
  return <Notice>{t('detail.despite_checks', { checks: failed.join('; '), reason })}</Notice>;
}

/** Who verifies it, for those who do not; for those who do, that it waits for them. */
function Verifiers() {
  const t = useTexts(texts);
  const mayVerify = useMay('farmer-quotas:verify');
  const { data: verifiers } = useQuery({ ...verifiersQuery(), enabled: !mayVerify });
  if (mayVerify) return <Notice icon={IconChecklist}>{t('detail.waits_to_be_verified')}</Notice>;
  return verifiers && <DecidersNotice deciders={verifiers} />;
}
