import { Link } from '@tanstack/react-router';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import {
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
} from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts, type ContractTexts } from '../texts.ts';
import { LandFacts } from './land-facts.tsx';
import { Supports } from '../receipts/supports.tsx';
import { ContractWarnings } from '../warnings/contract-warnings.tsx';

/** What was agreed, on which land, and what is advanced. */
export function ContractOverview({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const { totalTons, expectedTons, dayRange, craneType, submittedAt, approvedAt } = contract;
  const { promotionType, promotionAmount, promotionDate, quotaId } = contract;
  const facts = [
    {
      name: t('fields.quotaId'),
      value: (
        <Link to="/farmer-quotas/$id" params={{ id: quotaId }}>
          {contract.quotaCode}
        </Link>
      ),
    },
    { name: t('fields.contractType'), value: t(`contractTypes.${contract.contractType}`) },
    { name: t('fields.totalTons'), value: totalTons !== null && formatNumber(totalTons) },
    { name: t('fields.expectedTons'), value: formatNumber(expectedTons) },
    { name: t('fields.dayRange'), value: dayRange !== null && t(`dayRanges.${dayRange}`) },
    { name: t('fields.craneType'), value: craneType },
    {
      name: t('fields.promotionType'),
      value: promotionType !== null && t(`promotionTypes.${promotionType}`),
    },
    {
      name: t('fields.promotionAmount'),
      value: promotionAmount !== null && formatBaht(promotionAmount),
    },
    {
      name: t('fields.promotionDate'),
      value: promotionDate !== null && formatDate(promotionDate),
    },
    { name: t('fields.submittedAt'), value: writeDeed(t, submittedAt, contract.submittedByName) },
    { name: t('fields.approvedAt'), value: writeDeed(t, approvedAt, contract.approvedByName) },
    {
      name: t('fields.activatedAt'),
      value: writeDeed(t, contract.activatedAt, contract.activatedByName),
    },
    {
      name: t('fields.attachments'),
      value: formatList(contract.attachments.map(({ fileName }) => fileName)),
    },
  ];
  return (
    <Stack>
      <ContractWarnings contract={contract} />
      <Panel title={t('detail.overview')}>
        <Facts facts={facts.filter(({ value }) => value !== false && value !== '')} />
      </Panel>
      <LandFacts contract={contract} />
      {contract.supportItems.length > 0 && (
        <Panel title={t('fields.supportItems')}>
          <Supports contract={contract} />
        </Panel>
      )}
    </Stack>
  );
}

/** When it was done, and by whom where that is known. */
function writeDeed(...[t, at, name]: readonly [ContractTexts, string | null, string | null]) {
  if (at === null) return '';
  const time = formatDateTime(at);
  return name === null ? time : t('detail.done_by', { time, name });
}
