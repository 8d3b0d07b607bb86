import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ContractWarnings } from '../warnings/contract-warnings.tsx';
import classes from './moves.module.css';

/** The moves that are asked for twice: two bind the company to its money, the last leads nowhere else. */
export type ConfirmedMove = 'approved' | 'active' | 'closed';

interface ConfirmMoveProps extends WindowProps {
  readonly to: ConfirmedMove;
  readonly contract: Contract;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Asks before a contract moves on, and says what that leads to, with whom, and about how much cane and money it is. */
export function ConfirmMove({ to, contract, isBusy, onConfirm, ...window }: ConfirmMoveProps) {
  const t = useTexts(texts);
  const { code, farmerName, totalTons, supportTotal, promotionAmount } = contract;
  return (
    <ConfirmDialog
      {...window}
      title={t(`moves.questions.${to}`, { code })}
      confirmLabel={t(`moves.names.${to}`)}
      busy={isBusy}
      onConfirm={onConfirm}
    >
      <div className={classes.question}>
        <span>{t(to === 'closed' ? 'moves.final_text' : `moves.consequences.${to}`)}</span>
        {to !== 'closed' && <ContractWarnings contract={contract} />}
        <Facts
          facts={[
            { name: t('fields.farmerId'), value: farmerName },
            { name: t('fields.totalTons'), value: totalTons !== null && formatNumber(totalTons) },
            { name: t('fields.supportTotal'), value: formatBaht(supportTotal) },
            { name: t('fields.promotionAmount'), value: formatBaht(promotionAmount ?? 0) },
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}
