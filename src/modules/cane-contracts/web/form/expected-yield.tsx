import { useQuery } from '@tanstack/react-query';
import { expectedTonsOf, isAboveExpected } from '#modules/cane-contracts/contract/expected-tons.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { fromTenths, toTenths } from '#modules/land-plots/contract/thai-area.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { usePlotNames } from '../contracts/use-plot-names.ts';
import { settingsQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';
import type { ContractValues } from './contract-form.ts';

interface ExpectedYieldProps {
  readonly form: ZodForm<ContractValues>;
  /** All plots of the farmer. */
  readonly plots: readonly Plot[];
}

/** What the chosen plots add up to and usually yield, and whether more is promised. */
export function ExpectedYield({ form, plots }: ExpectedYieldProps) {
  const t = useTexts(texts);
  const { writeArea } = usePlotNames();
  const plotIds = form.useWatchValue('plotIds');
  const typed: unknown = form.useWatchValue('totalTons');
  const settings = useQuery(settingsQuery()).data;
  const chosen = plots.filter(({ id }) => plotIds.includes(id));
  if (settings === undefined || chosen.length === 0) return null;
  const expectedTons = expectedTonsOf(chosen, settings.tons_per_rai);
  const totalTons = typeof typed === 'number' ? typed : null;
  const expected = formatNumber(expectedTons);
  const area = writeArea(fromTenths(chosen.reduce((sum, plot) => sum + toTenths(plot), 0)));
  return (
    <>
      <output>{t('form.chosen_land', { count: chosen.length, area, expected })}</output>
      {isAboveExpected({ totalTons, expectedTons, plotIds }) && (
        <Notice>{t('warnings.tons_above_expected', { expected })}</Notice>
      )}
    </>
  );
}
