import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCopy,
  IconGitBranch,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useSettled } from '#platform/web/feedback/use-settled.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useRecordActs } from '#platform/web/shell/record-acts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useDueStep } from '../approvals/use-due-step.ts';
import { useDraftApproval } from '../approvals/use-draft-approval.ts';
import { MoveButtons } from '../moves/move-buttons.tsx';
import { useMoveQuotation } from '../moves/moves.api.ts';
import { ReasonDialog } from '../moves/reason-dialog.tsx';
import { useReviseQuotation } from '../revisions/revisions.api.ts';
import { SendButton } from '../sending/send-button.tsx';
import { texts } from '../texts.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { useDeleteQuotation } from '../quotations/quotations.api.ts';

/** What this person may do with a quotation now: the next steps as buttons, the rest in a menu. */
export function QuotationButtons({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { id, status } = quotation;
  const mayWrite = useMay('quotations:write');
  const isSettled = useSettled(status);
  const lacksApprover = (useDraftApproval(quotation)?.lacks_approver ?? null) !== null;
  const isDecider = useDueStep(quotation) !== undefined;
  const { entries, dialogs, revise } = useFurtherActs(quotation, isDecider);
  return (
    <>
      <MoreMenu entries={entries} />
      {mayWrite && quotation.may_revise && (
        <Button variant="default" leftSection={<IconGitBranch size={16} />} onClick={revise}>
          {t('revisions.revise')}
        </Button>
      )}
      {mayWrite && status === 'draft' && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} />}
          renderRoot={(root) => <Link {...root} to="/quotations/$id/edit" params={{ id }} />}
        >
          {t('detail.edit')}
        </Button>
      )}
      {mayWrite && (
        <MoveButtons {...{ quotation, lacksApprover, isDecider }} disabled={!isSettled} />
      )}
      {mayWrite && status === 'approved' && (
        <SendButton quotation={quotation} variant="filled" disabled={!isSettled} />
      )}
      {dialogs}
    </>
  );
}

/** Copying, cancelling, deleting and revising, each with its question; for who decides on it, also taking it back. */
function useFurtherActs(quotation: Quotation, isDecider: boolean) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { id, quotation_number: number, updated_at, status, moves } = quotation;
  const mayWrite = useMay('quotations:write');
  const mayDelete = useMay('quotations:delete') && status === 'draft';
  const mayCancel = mayWrite && moves.includes('cancelled');
  const copying = useRecordWindow<Quotation>();
  const cancelling = useRecordWindow<Quotation>();
  const deletion = useRecordWindow<Quotation>();
  const revising = useRecordWindow<Quotation>();
  const cancel = useMoveQuotation({ onSuccess: cancelling.close });
  const takeBack = useMoveQuotation();
  const remove = useDeleteQuotation();
  const revise = useReviseQuotation({
    onSuccess: (revision) => {
      revising.close();
      void navigate({ to: '/quotations/$id', params: { id: revision.id } });
    },
  });
  useRecordActs({
    'quotations.duplicate': mayWrite ? () => copying.open(quotation) : undefined,
    'quotations.delete': mayDelete ? () => deletion.open(quotation) : undefined,
  });
  const all: readonly (MenuEntry | false)[] = [
    mayWrite && {
      label: t('detail.duplicate'),
      icon: IconCopy,
      onClick: () => copying.open(quotation),
    },
    mayWrite &&
      isDecider &&
      moves.includes('draft') && {
        label: t('moves.names.draft'),
        icon: IconArrowBackUp,
        onClick: () => takeBack.mutate({ id, updated_at, status: 'draft' }),
      },
    mayCancel && {
      label: t('moves.names.cancelled'),
      icon: IconX,
      onClick: () => cancelling.open(quotation),
    },
    mayDelete && {
      label: t('detail.delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => deletion.open(quotation),
    },
  ];
  const dialogs = (
    <>
      {copying.draw((_quotation, window) => (
        <DuplicateDialog id={id} number={number} {...window} />
      ))}
      {cancelling.draw((_quotation, window) => (
        <ReasonDialog
          {...window}
          title={`${t('moves.names.cancelled')} ${number}`}
          text={t('moves.texts.cancelled')}
          confirmLabel={t('moves.names.cancelled')}
          cancelLabel={t('moves.cancel')}
          isBusy={cancel.isPending}
          onConfirm={(reason) => cancel.mutate({ id, updated_at, status: 'cancelled', reason })}
        />
      ))}
      {revising.draw((_quotation, window) => (
        <ConfirmDialog
          {...window}
          title={t('revisions.revise_title', { number })}
          confirmLabel={t('revisions.revise')}
          busy={revise.isPending}
          onConfirm={() => revise.mutate({ id })}
        >
          {t('revisions.revise_text')}
        </ConfirmDialog>
      ))}
      {deletion.draw((_quotation, window) => (
        <DeleteDialog
          {...window}
          title={t('detail.delete_title', { name: number })}
          confirmLabel={t('detail.delete')}
          action={remove}
          input={() => ({ id })}
          onDeleted={() => void navigate({ to: '/quotations', replace: true })}
        >
          {t('detail.delete_text')}
        </DeleteDialog>
      ))}
    </>
  );
  return {
    entries: all.filter((entry) => entry !== false),
    dialogs,
    revise: () => revising.open(quotation),
  };
}
