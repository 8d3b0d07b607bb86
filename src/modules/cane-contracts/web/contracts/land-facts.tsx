import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { cropsQuery, plotsQuery } from './contracts.api.ts';
import { usePlotNames } from './use-plot-names.ts';
import classes from './contracts.module.css';

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
            <ScrollBox label={t('fields.plotIds')}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('paper.deed')}</Table.Th>
                    <Table.Th>{t('fields.cropIds')}</Table.Th>
                    <Table.Th ta="right">{t('paper.area')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data
                    .filter(({ id }) => contract.plotIds.includes(id))
                    .map((plot) => (
                      <PlotRow key={plot.id} plot={plot} contract={contract} />
                    ))}
                </Table.Tbody>
              </Table>
            </ScrollBox>
          )}
        </Loaded>
      )}
    </Panel>
  );
}

function PlotRow({ plot, contract }: { readonly plot: Plot; readonly contract: Contract }) {
  const t = useTexts(texts);
  const { cropIds, status } = contract;
  const { nameCrop, writeArea } = usePlotNames();
  const crops =
    useQuery({ ...cropsQuery({ id: plot.id }), enabled: cropIds.length > 0 }).data ?? [];
  const grown = crops.filter(({ id }) => cropIds.includes(id)).map(nameCrop);
  return (
    <Table.Tr>
      <Table.Td>
        <Link to="/land-plots/$id" params={{ id: plot.id }}>
          {plot.deed_number}
        </Link>
      </Table.Td>
      <Table.Td>
        {cropIds.length === 0 && status === 'draft' ? (
          <span className={classes.problem}>{t('errors.crops_required')}</span>
        ) : (
          grown.join(', ')
        )}
      </Table.Td>
      <Table.Td ta="right">{writeArea(plot)}</Table.Td>
    </Table.Tr>
  );
}
