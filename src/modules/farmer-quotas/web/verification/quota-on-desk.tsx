import { Button, SegmentedControl, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useMay, useViewer } from '#platform/web/shell/viewer.ts';
import { documentsQuery } from '../documents/documents.api.ts';
import { QuotaDocumentViewer } from '../documents/quota-document-viewer.tsx';
import { QuotaFacts } from '../quotas/quota-overview.tsx';
import { QuotaStatus } from '../quotas/quota-status.tsx';
import { texts } from '../texts.ts';
import { Checks } from './checks.tsx';
import type { DeskAct } from './desk-keys.ts';
import { checksQuery } from './verification.api.ts';
import classes from './verification.module.css';

const SECOND_TAP_MS = 1_000;

interface QuotaOnDeskProps {
  readonly quota: Quota;
  readonly busy: boolean;
  readonly onAct: (act: DeskAct) => void;
}

/** A quota beside its documents, with what the checks found and the buttons that decide. */
export function QuotaOnDesk({ quota, busy, onAct }: QuotaOnDeskProps) {
  const t = useTexts(texts);
  const { employeeId } = useViewer();
  const mayManage = useMay('farmer-quotas:manage');
  const { id, name, quota_code, season, quota_status, claimed_by, claimed_by_name } = quota;
  const checks = useQuery(checksQuery({ id }));
  const head = useInSight();
  const isPending = quota_status === 'pending';
  const isMine = claimed_by !== null && claimed_by === employeeId;
  const mayDecide = isPending && (claimed_by === null || isMine);
  const isOwn = checks.data?.needs_another_verifier === true;
  const mayAct = useHasArrived() && mayDecide && !isOwn && !busy;
  const sentBack = checks.data?.last_sent_back;
  return (
    <>
      <header ref={head} className={classes.head}>
        <div>
          <Title order={2}>
            <Link to="/farmer-quotas/$id" params={{ id }}>
              {name}
            </Link>
          </Title>
          {t('detail.summary', { code: quota_code, season })} <QuotaStatus quota={quota} />
        </div>
        <div className={classes.acts}>
          <Button
            variant="default"
            title={t('verification.claim_hint')}
            disabled={!isPending || busy}
            onClick={() => onAct('claim')}
          >
            {t(claimed_by === null ? 'verification.claim' : 'verification.release')}
          </Button>
          <div className={classes.decisions}>
            <Button variant="default" disabled={!mayAct} onClick={() => onAct('send_back')}>
              {t('verification.send_back')}
            </Button>
            <Button color="danger" disabled={!mayAct} onClick={() => onAct('reject')}>
              {t('verification.reject')}
            </Button>
            <Button
              disabled={!mayAct || checks.isPending}
              loading={busy}
              onClick={() => onAct('approve')}
            >
              {t('verification.approve')}
            </Button>
          </div>
        </div>
      </header>
      {!isPending && <Notice>{t('verification.gone')}</Notice>}
      {isPending && claimed_by_name !== null && !isMine && (
        <Notice>{t('verification.claimed_by', { name: claimed_by_name })}</Notice>
      )}
      {isPending && isOwn && (
        <Notice>
          {t('verification.own_entry')}{' '}
          {mayManage && (
            <Link to="/farmer-quotas/settings" search={{ tab: 'numbers' }}>
              {t('verification.own_entry_settings')}
            </Link>
          )}
        </Notice>
      )}
      {isPending && sentBack != null && (
        <Notice>
          {t('verification.sent_back_before', {
            date: formatDate(sentBack.at),
            reason: sentBack.reason,
          })}
        </Notice>
      )}
      <div className={classes.sides}>
        <div className={classes.side}>
          <Loaded query={checks} failedTitle={t('verification.checks_failed')} height={160}>
            {(found) => <Checks {...found} />}
          </Loaded>
          <QuotaFacts quota={quota} />
        </div>
        <div className={`${classes.side} ${classes.papers}`}>
          <DeskDocuments quotaId={id} />
        </div>
      </div>
    </>
  );
}

/** The next quota begins where it begins, however far one has read in the one before. */
function useInSight() {
  const head = useRef<HTMLElement>(null);
  // Browsers answer a promise, which is no clean-up.
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return head;
}

/** A second tap that was meant for the one before decides nothing about this one. */
function useHasArrived(): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), SECOND_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasArrived;
}

function DeskDocuments({ quotaId }: { readonly quotaId: string }) {
  const t = useTexts(texts);
  const maySee = useMay('farmer-quotas:documents');
  const query = useQuery({ ...documentsQuery({ id: quotaId }), enabled: maySee });
  const [chosen, setChosen] = useState<string>();
  if (!maySee) return <p>{t('documents.not_allowed')}</p>;
  return (
    <Loaded query={query} failedTitle={t('documents.load_failed')} height={320}>
      {(documents) => {
        const shown = documents.find(({ id }) => id === chosen) ?? documents[0];
        if (shown === undefined) return <Notice>{t('verification.no_documents')}</Notice>;
        return (
          <>
            {documents.length > 1 && (
              <SegmentedControl
                fullWidth
                aria-label={t('verification.document')}
                value={shown.id}
                data={documents.map(({ id, document_type }) => ({
                  value: id,
                  label: t(`document_types.${document_type}`),
                }))}
                onChange={setChosen}
              />
            )}
            <QuotaDocumentViewer key={shown.id} quotaId={quotaId} document={shown} />
          </>
        );
      }}
    </Loaded>
  );
}
