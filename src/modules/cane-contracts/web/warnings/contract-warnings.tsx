import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { OtherContracts } from './other-contracts.tsx';

/** What those who read or approve a contract should look at first. */
export function ContractWarnings({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const { id, quotaId, plotIds, warnings, expectedTons } = contract;
  return (
    <>
      {warnings.map((warning) => (
        <Notice key={warning}>
          {t(`warnings.${warning}`, { expected: formatNumber(expectedTons) })}
        </Notice>
      ))}
      <OtherContracts quotaId={quotaId} plotIds={plotIds} contractId={id} />
    </>
  );
}
