import { Button } from '@mantine/core';
import {
  IconFileDescription,
  IconFileTypePdf,
  IconHistory,
  IconPaperclip,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '#modules/audit/web/public.ts';
import { CANE_CONTRACT, type Contract } from '#modules/cane-contracts/contract/contracts.ts';
import * as historyRoutes from '#modules/cane-contracts/contract/history.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { DecidersNotice } from '#platform/web/deciders/deciders-notice.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { RecordTabs } from '#platform/web/page/record-tabs.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { MoveButtons } from '../moves/move-buttons.tsx';
import { approversQuery, startersQuery } from '../moves/moves.api.ts';
import { ContractPaper } from '../paper/contract-paper.tsx';
import { texts } from '../texts.ts';
import { ContractOverview } from './contract-overview.tsx';
import { contractQuery, useDeleteContract } from './contracts.api.ts';
import { contractDetailSearch } from './contracts.search.ts';

/** A contract with its files, its paper and its history. */
export function ContractDetail(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/contracts/$id' });
  const [{ tab }, setSearch] = useSearchState(contractDetailSearch);
  const mayWrite = useMay('cane-contracts:write');
  return (
    <DetailPage
      query={useQuery(contractQuery({ id }))}
      back={{ to: '/contracts', label: t('detail.back') }}
      title={({ code }) => code}
      status={({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />}
      summary={({ farmerName, contractType, seasonId, season }) => (
        <>
          {`${farmerName} · ${t(`contractTypes.${contractType}`)} · `}
          <Link to="/contracts" search={{ seasonId }}>
            {season}
          </Link>
        </>
      )}
      actions={(contract) => <ContractButtons key={contract.id} contract={contract} />}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(contract) => (
        <>
          {contract.status === 'rejected' && (
            <Notice>{t('detail.rejected', { reason: contract.rejectReason })}</Notice>
          )}
          {contract.status === 'cancelled' && contract.rejectReason !== '' && (
            <Notice>{t('detail.cancelled', { reason: contract.rejectReason })}</Notice>
          )}
          {contract.status === 'submitted' && <Approvers />}
          {(contract.status === 'approved' || contract.status === 'active') && (
            <Managers status={contract.status} />
          )}
          {contract.status === 'draft' && contract.cropIds.length === 0 && (
            <Notice>
              {t('detail.land_missing')}{' '}
              {mayWrite && (
                <Link to="/contracts/$id/edit" params={{ id }}>
                  {t('detail.choose_land')}
                </Link>
              )}
            </Notice>
          )}
          <RecordTabs
            entity={CANE_CONTRACT}
            id={id}
            label={t('detail.tabs')}
            value={tab}
            onChange={(chosen) => setSearch({ tab: chosen })}
            tabs={[
              {
                name: 'overview',
                label: t('detail.overview'),
                icon: IconFileDescription,
                content: () => <ContractOverview contract={contract} />,
              },
              {
                name: 'files',
                label: t('detail.files'),
                icon: IconPaperclip,
                content: () => <Attachments entity={CANE_CONTRACT} id={id} mayAttach={mayWrite} />,
              },
              {
                name: 'paper',
                label: t('detail.paper'),
                icon: IconFileTypePdf,
                content: () => <ContractPaper contract={contract} />,
              },
              {
                name: 'history',
                label: t('detail.history'),
                icon: IconHistory,
                content: () => (
                  <RecordHistory
                    route={historyRoutes.contractHistoryRoute}
                    entity={CANE_CONTRACT}
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

/** Who approves it, for those who do not. */
function Approvers() {
  const mayApprove = useMay('cane-contracts:approve');
  const { data: approvers } = useQuery({ ...approversQuery(), enabled: !mayApprove });
  return approvers && <DecidersNotice deciders={approvers} />;
}

/** Who puts it into force, and later closes or cancels it, for those who do not. */
function Managers({ status }: { readonly status: 'approved' | 'active' }) {
  const t = useTexts(texts);
  const mayManage = useMay('cane-contracts:manage');
  const { data: managers } = useQuery({ ...startersQuery(), enabled: !mayManage });
  const waitsFor = (names: string) =>
    t(status === 'approved' ? 'moves.starters' : 'moves.enders', { names });
  return managers && <DecidersNotice deciders={managers} waitsFor={waitsFor} />;
}

/** What this person may do with the contract now. */
function ContractButtons({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { id, code, status } = contract;
  const isDraft = status === 'draft';
  const mayWrite = useMay('cane-contracts:write') && isDraft;
  const mayDelete = useMay('cane-contracts:delete') && isDraft;
  const deletion = useRecordWindow<Contract>();
  const remove = useDeleteContract();
  const removal = {
    label: t('detail.delete'),
    icon: IconTrash,
    danger: true,
    separated: true,
    onClick: () => deletion.open(contract),
  };
  return (
    <>
      <MoveButtons contract={contract} more={mayDelete ? [removal] : []}>
        {mayWrite && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} />}
            renderRoot={(root) => <Link {...root} to="/contracts/$id/edit" params={{ id }} />}
          >
            {t('detail.edit')}
          </Button>
        )}
      </MoveButtons>
      {deletion.draw((_contract, window) => (
        <DeleteDialog
          {...window}
          title={t('detail.delete_title', { code })}
          confirmLabel={t('detail.delete')}
          action={remove}
          input={() => ({ id })}
          onDeleted={() => void navigate({ to: '/contracts', replace: true })}
        >
          {t('detail.delete_text')}
        </DeleteDialog>
      ))}
    </>
  );
}
