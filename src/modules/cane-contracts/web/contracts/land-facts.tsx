import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { cropsQuery, plotsQuery } from './contracts.api.ts';
import { usePlotNames } from './use-plot-names.ts';

const MOST = 100;

/** The plots of a contract, and what grows on them. */
export function LandFacts({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const maySee = useMay('land-plots:read');
  const query = useQuery({
    ...plotsQuery({ farmer_id: contract.farmerId, page_size: MOST }),
    enabled: maySee,
  });
  if (!maySee) return null;
  return (
    <Panel title={t('fields.plotIds')}>
      {contract.plotIds.length === 0 ? (
        <p>{t('detail.no_plots')}</p>
      ) : (
        <Loaded query={query} failedTitle={t('form.plots_failed')} height={64}>
          {({ data }) => (
            <>
              {data
                .filter(({ id }) => contract.plotIds.includes(id))
                .map((plot) => (
                  <CropsOfPlot key={plot.id} plot={plot} cropIds={contract.cropIds} />
                ))}
            </>
          )}
        </Loaded>
      )}
    </Panel>
  );
}

function CropsOfPlot({ plot, cropIds }: { readonly plot: Plot; readonly cropIds: string[] }) {
  const { namePlot, nameCrop } = usePlotNames();
  const crops = useQuery(cropsQuery({ id: plot.id })).data ?? [];
  const grown = crops.filter(({ id }) => cropIds.includes(id)).map(nameCrop);
  return <Facts facts={[{ name: namePlot(plot), value: grown.join(', ') }]} />;
}
