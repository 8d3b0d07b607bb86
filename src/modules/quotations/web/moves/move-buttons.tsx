import { Button } from '@mantine/core';
import { IconCheck, IconSend, IconArrowBackUp, IconMailForward, IconX } from '@tabler/icons-react';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import type { WantedStatus } from '#modules/quotations/contract/quotation-status.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useNeedsApproval } from './use-needs-approval.ts';
import { texts } from '../texts.ts';
import { useMoveQuotation } from './moves.api.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const ICONS: Readonly<Partial<Record<WantedStatus, Icon>>> = {
  draft: IconArrowBackUp,
  submitted: IconSend,
  sent: IconMailForward,
  accepted: IconCheck,
  rejected: IconX,
};

/** The way forward, in a filled button; offers are usually sent by e-mail, whose button stands beside these. */
const FORWARD: ReadonlySet<WantedStatus> = new Set(['submitted', 'accepted']);

/**
 * The way forward first, what ends it last. Approvals are decided in their box, and quotations are cancelled
 * among the further actions.
 */
const ORDER = [
  'submitted',
  'sent',
  'accepted',
  'draft',
  'rejected',
] as const satisfies WantedStatus[];

interface MoveButtonsProps {
  readonly quotation: Quotation;
  /** Its status has just changed. */
  readonly disabled: boolean;
  /** Nobody could approve it, as the page says. */
  readonly lacksApprover: boolean;
  /** This person decides on it: taking it back would be mistaken for sending it back. */
  readonly isDecider: boolean;
}

/** The moves that the server allows now, as buttons. */
export function MoveButtons(props: MoveButtonsProps) {
  const t = useTexts(texts);
  const { quotation, disabled, lacksApprover, isDecider } = props;
  const { id, updated_at, quotation_number, status, moves } = quotation;
  const nameOf = useMoveNames(quotation);
  const asked = useRecordWindow<'accepted' | 'rejected'>();
  const move = useMoveQuotation({ onSuccess: asked.close });
  const offered = ORDER.filter(
    (to) =>
      moves.includes(to) &&
      !(to === 'rejected' && status !== 'sent') &&
      !(to === 'draft' && isDecider),
  );
  return (
    <>
      {offered.map((to) => {
        const Sign = ICONS[to];
        return (
          <Button
            key={to}
            variant={FORWARD.has(to) ? 'filled' : 'default'}
            leftSection={Sign && <Sign size={16} stroke={1.7} />}
            loading={move.isPending && move.variables.status === to}
            disabled={disabled || (to === 'submitted' && lacksApprover)}
            onClick={() =>
              to === 'accepted' || to === 'rejected'
                ? asked.open(to)
                : move.mutate({ id, updated_at, status: to })
            }
          >
            {nameOf(to)}
          </Button>
        );
      })}
      {asked.draw((to, window) => {
        const question = {
          ...window,
          title: `${t(`moves.names.${to}`)} · ${quotation_number}`,
          isBusy: move.isPending,
          onConfirm: (reason: string) => move.mutate({ id, updated_at, status: to, reason }),
        };
        if (to === 'accepted') return <AcceptDialog {...question} />;
        return (
          <ReasonDialog
            {...question}
            text={t('moves.texts.rejected')}
            confirmLabel={t('moves.names.rejected')}
            withUsual
          />
        );
      })}
    </>
  );
}

/** Nobody is asked for an approval that the company does not want of such an amount, nor withdraws what came back. */
function useMoveNames(quotation: Quotation): (to: WantedStatus) => string {
  const t = useTexts(texts);
  const needsApproval = useNeedsApproval(quotation);
  return (to) => {
    if (to === 'submitted' && !needsApproval) return t('moves.issue');
    if (to === 'draft' && quotation.status === 'rejected') return t('moves.edit_again');
    return t(`moves.names.${to}`);
  };
}
