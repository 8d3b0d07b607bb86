import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { VerificationResult } from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { dismissToast, toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { RefreshButton } from '#platform/web/page/refresh-button.tsx';
import textClasses from '#platform/web/page/text.module.css';
import type { Paging } from '#platform/web/table/pagination.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { useExistingPage } from '#platform/web/table/use-existing-page.ts';
import { OfficeFilter } from '../quotas/office-filter.tsx';
import { quotaQuery } from '../quotas/quotas.api.ts';
import { texts } from '../texts.ts';
import { ApproveQuota } from './approve-quota.tsx';
import { actOfKey, afterLeaving, type DeskAct } from './desk-keys.ts';
import { Queue, QUEUE_PAGE } from './queue.tsx';
import { QuotaOnDesk } from './quota-on-desk.tsx';
import { ReasonDialog, type Refusal } from './reason-dialog.tsx';
import { checksQuery, pendingQuery, useClaim, useRelease, useVerify } from './verification.api.ts';
import { verificationSearch } from './verification.search.ts';
import classes from './verification.module.css';

/** Where officers compare quotas with their documents, one after another. */
export function VerificationDesk(): ReactNode {
  const t = useTexts(texts);
  const [{ page, search, queue, office, selected }, setSearch] = useSearchState(verificationSearch);
  const query = useQuery(
    pendingQuery({ page, page_size: QUEUE_PAGE, view: queue, search, office_id: office }),
  );
  const opened = useQuery({
    ...quotaQuery({ id: selected ?? '' }),
    enabled: selected !== undefined,
  });
  // What of the queue was shown when the last decision was made.
  const [decidedIn, setDecidedIn] = useState<string>();
  const shownPart = `${queue} ${office ?? ''} ${search}`;
  const paging: Paging = {
    page,
    pageSize: QUEUE_PAGE,
    total: query.data?.total ?? 0,
    onPage: (chosen, options) => setSearch({ page: chosen, selected: undefined }, options),
  };
  useExistingPage(paging, { rows: query.data?.data, isFetching: query.isFetching });
  return (
    <ListPage
      title={t('verification.title')}
      purpose={t('verification.purpose')}
      back={{ to: '/farmer-quotas', label: t('detail.back') }}
      actions={<RefreshButton query={query} />}
    >
      <Loaded query={query} failedTitle={t('verification.queue_failed')}>
        {({ data, counts, own_entries }) => {
          const shown = selected ?? data[0]?.id;
          const quotas = withOpened(data, opened.data?.id === selected ? opened.data : undefined);
          const select = (id: string | undefined) =>
            setSearch({ selected: id, page }, { replace: true, keepScroll: true });
          return (
            <Desk
              quotas={quotas}
              shown={shown}
              onSelect={select}
              onDecided={() => setDecidedIn(shownPart)}
            >
              <Queue
                quotas={quotas}
                paging={paging}
                counts={counts}
                ownEntries={own_entries}
                view={queue}
                isSearched={search !== '' || office !== undefined}
                isWorkedOff={decidedIn === shownPart}
                selected={shown}
                filter={
                  <>
                    <SearchBox
                      value={search}
                      placeholder={t('verification.search')}
                      onSearch={(text) =>
                        setSearch(
                          { search: text, selected: undefined },
                          { replace: true, keepScroll: true },
                        )
                      }
                    />
                    <OfficeFilter
                      value={office}
                      onChange={(id) => setSearch({ office: id, selected: undefined })}
                    />
                  </>
                }
                onView={(view) => setSearch({ queue: view, selected: undefined })}
                onSelect={select}
                onShowAll={() =>
                  setSearch({ search: '', office: undefined, queue: 'all', selected: undefined })
                }
              />
            </Desk>
          );
        }}
      </Loaded>
    </ListPage>
  );
}

/** The rows with the quota that a link has opened, which may be on another page of the queue or outside it. */
function withOpened(rows: readonly Quota[], opened: Quota | undefined): readonly Quota[] {
  const isListed = opened === undefined || rows.some(({ id }) => id === opened.id);
  return isListed || opened.quota_status !== 'pending' ? rows : [opened, ...rows];
}

interface DeskProps {
  readonly quotas: readonly Quota[];
  /** The quota that is looked at. */
  readonly shown: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
  readonly onDecided: () => void;
  /** The queue. */
  readonly children: ReactNode;
}

interface Verdict {
  readonly result: VerificationResult;
  readonly reject_reason?: string;
  readonly approval_note?: string;
}

function Desk({ quotas, shown, onSelect, onDecided, children }: DeskProps) {
  const t = useTexts(texts);
  const [refusal, setRefusal] = useState<Refusal>();
  const [approved, setApproved] = useState<Quota>();
  const query = useQuery({ ...quotaQuery({ id: shown ?? '' }), enabled: shown !== undefined });
  const quota = query.data?.id === shown ? query.data : undefined;
  const checks = useQuery({ ...checksQuery({ id: shown ?? '' }), enabled: shown !== undefined });
  const ids = quotas.map(({ id }) => id);
  const navigate = useNavigate();
  // Only the last one is offered to be opened: several would cover the desk.
  const lastToast = useRef(0);
  const claim = useClaim();
  const release = useRelease();
  const verify = useVerify({
    onSuccess: ({ id, quota_code: code, name }, { result }) => {
      dismissToast(lastToast.current);
      lastToast.current = toast.offering(
        t(`verification.done_${result}`, { code, name }),
        t('verification.open'),
        () => void navigate({ to: '/farmer-quotas/$id', params: { id } }),
      );
      setRefusal(undefined);
      setApproved(undefined);
      onDecided();
      onSelect(afterLeaving(ids, id));
    },
  });
  const busy = verify.isPending || claim.isPending || release.isPending;
  const decide = ({ id, updated_at }: Quota, verdict: Verdict) =>
    verify.mutate({ id, updated_at, ...verdict });
  const act = (wanted: DeskAct) => {
    const place = ids.indexOf(shown ?? '');
    if (wanted === 'next') return onSelect(ids[Math.min(place + 1, ids.length - 1)]);
    if (wanted === 'previous') return onSelect(ids[Math.max(place - 1, 0)]);
    if (quota === undefined || quota.quota_status !== 'pending' || busy) return undefined;
    const isRefused = checks.data?.needs_another_verifier === true;
    if (isRefused && wanted !== 'claim') return undefined;
    if (wanted === 'approve') return checks.isPending ? undefined : setApproved(quota);
    if (wanted === 'reject') return setRefusal({ quota, result: 'rejected' });
    if (wanted === 'send_back') return setRefusal({ quota, result: 'sent_back' });
    return (quota.claimed_by === null ? claim : release).mutate({ id: quota.id });
  };
  const followKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event;
    // Windows over the page are elsewhere, though their events pass through here.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.closest('input, textarea, select, [role="group"]') !== null) return;
    const wanted = actOfKey(event);
    if (wanted === undefined) return;
    event.preventDefault();
    act(wanted);
  };
  return (
    <>
      {shown !== undefined && (
        <p className={`${textClasses.hint} ${classes.keys}`}>{t('verification.keys')}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys do what its buttons do */}
      <div className={classes.desk} onKeyDown={followKey}>
        {children}
        <div className={classes.work}>
          {shown !== undefined && (
            <Loaded query={{ ...query, data: quota }} failedTitle={t('detail.load_failed')}>
              {(opened) => <QuotaOnDesk key={opened.id} quota={opened} busy={busy} onAct={act} />}
            </Loaded>
          )}
        </div>
      </div>
      {approved !== undefined && (
        <ApproveQuota
          quota={approved}
          checked={checks.data}
          busy={verify.isPending}
          onApprove={(approval_note) => decide(approved, { result: 'approved', approval_note })}
          onClose={() => setApproved(undefined)}
        />
      )}
      {refusal !== undefined && (
        <ReasonDialog
          {...refusal}
          busy={verify.isPending}
          onGive={(reject_reason) =>
            decide(refusal.quota, { result: refusal.result, reject_reason })
          }
          onClose={() => setRefusal(undefined)}
        />
      )}
    </>
  );
}
