import { Checkbox, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { cropsQuery, plotsQuery, quotaQuery } from '../contracts/contracts.api.ts';
import { OtherContracts } from '../warnings/other-contracts.tsx';
import { usePlotNames } from '../contracts/use-plot-names.ts';
import { texts } from '../texts.ts';
import type { ContractValues } from './contract-form.ts';
import { ExpectedYield } from './expected-yield.tsx';
import classes from './form.module.css';

const MOST = 100;

/** The field is not made again, so that the focus stays. */
const IN_PLACE = { forceUpdate: false };

interface LandFieldProps {
  readonly form: ZodForm<ContractValues>;
  /** Of a contract that is changed. */
  readonly contractId: string | undefined;
}

/** The plots of the farmer, and what grows on those that are chosen. */
export function LandField({ form, contractId }: LandFieldProps) {
  const t = useTexts(texts);
  const quotaId = form.useWatchValue('quotaId');
  const isChosen = quotaId !== '' && quotaId !== null;
  const query = useQuery({ ...quotaQuery({ id: quotaId ?? '' }), enabled: isChosen });
  return (
    <fieldset className={classes.land} data-path="plotIds">
      <legend>{t('fields.plotIds')}</legend>
      {isChosen ? (
        <Loaded query={query} failedTitle={t('form.plots_failed')} height={64}>
          {(quota) => (
            <PlotsOfFarmer key={quota.id} quota={quota} contractId={contractId} form={form} />
          )}
        </Loaded>
      ) : (
        <p>{t('form.quota_first')}</p>
      )}
      <Problem>{form.errors['plotIds']}</Problem>
      <Problem>{form.errors['cropIds']}</Problem>
    </fieldset>
  );
}

function Problem({ children }: { readonly children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <p role="alert" className={classes.problem}>
      {children}
    </p>
  );
}

function PlotsOfFarmer({ quota, contractId, form }: LandFieldProps & { readonly quota: Quota }) {
  const t = useTexts(texts);
  const query = useQuery(plotsQuery({ farmer_id: quota.farmer_id, page_size: MOST }));
  return (
    <Loaded query={query} failedTitle={t('form.plots_failed')} height={64}>
      {({ data }) =>
        data.length === 0 ? (
          <p>
            {t('form.no_plots')}{' '}
            <Link to="/land-plots/create" search={{ quota_id: quota.id }} target="_blank">
              {t('form.add_plot')}
            </Link>
          </p>
        ) : (
          <Stack>
            {data.map((plot) => (
              <PlotChoice
                key={plot.id}
                plot={plot}
                isOnly={data.length === 1 && contractId === undefined}
                seasonId={quota.season_id}
                form={form}
              />
            ))}
            <ExpectedYield plots={data} form={form} />
            <PlotsElsewhere quotaId={quota.id} contractId={contractId} form={form} />
          </Stack>
        )
      }
    </Loaded>
  );
}

function PlotsElsewhere({
  quotaId,
  contractId,
  form,
}: LandFieldProps & { readonly quotaId: string }) {
  const plotIds = form.useWatchValue('plotIds');
  return <OtherContracts quotaId={quotaId} plotIds={plotIds} contractId={contractId} />;
}

interface PlotChoiceProps extends Pick<LandFieldProps, 'form'> {
  readonly plot: Plot;
  /** No other can be chosen for a new contract, so it is chosen at first. */
  readonly isOnly: boolean;
  readonly seasonId: string;
}

function PlotChoice({ plot, isOnly, seasonId, form }: PlotChoiceProps) {
  const t = useTexts(texts);
  const { namePlot, nameCrop } = usePlotNames();
  const plotIds = form.useWatchValue('plotIds');
  const cropIds = form.useWatchValue('cropIds');
  const isChosen = plotIds.includes(plot.id);
  // Crops are recorded on another tab meanwhile.
  const query = useQuery({
    ...cropsQuery({ id: plot.id }),
    enabled: isChosen,
    refetchOnWindowFocus: 'always',
  });
  // A stored contract says itself what it has of this plot.
  const isDecided = useRef(isChosen && cropIds.length > 0);
  const all = query.data ?? [];
  const crops = all.filter(({ season_id }) => season_id === seasonId);
  const choose = (isWanted: boolean) => {
    form.setFieldValue('plotIds', toggled(plotIds, { id: plot.id, isWanted }), IN_PLACE);
    isDecided.current = false;
    // What grows on a plot goes with it.
    if (!isWanted) {
      const gone = new Set(all.map(({ id }) => id));
      form.setFieldValue(
        'cropIds',
        cropIds.filter((id) => !gone.has(id)),
        IN_PLACE,
      );
    }
  };
  /** Where one crop grows, there is nothing to choose. */
  const chooseOnlyCrop = useEffectEvent(() => {
    const [only, ...others] = crops;
    if (!isChosen || isDecided.current || only === undefined) return;
    isDecided.current = true;
    if (others.length > 0) return;
    const { cropIds: chosen } = form.getValues();
    form.setFieldValue('cropIds', toggled(chosen, { id: only.id, isWanted: true }), IN_PLACE);
  });
  useEffect(() => {
    chooseOnlyCrop();
  }, [isChosen, query.data]);
  const chooseOnlyPlot = useEffectEvent(() => {
    if (isOnly && form.getValues().plotIds.length === 0) choose(true);
  });
  useEffect(() => {
    chooseOnlyPlot();
  }, []);
  const hasNoCrop = crops.length > 0 && cropIds.length === 0;
  return (
    <div>
      <Checkbox
        label={namePlot(plot)}
        checked={isChosen}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {isChosen && (
        <div className={classes.crops}>
          {crops.map((crop) => (
            <Checkbox
              key={crop.id}
              label={nameCrop(crop)}
              checked={cropIds.includes(crop.id)}
              onChange={(event) =>
                form.setFieldValue(
                  'cropIds',
                  toggled(cropIds, { id: crop.id, isWanted: event.currentTarget.checked }),
                  IN_PLACE,
                )
              }
            />
          ))}
          {hasNoCrop && <p className={classes.problem}>{t('errors.crops_required')}</p>}
          {query.isPending && <Skeleton height={24} />}
          {query.isSuccess && crops.length === 0 && (
            <p className={classes.problem}>
              {t('form.no_crops')}{' '}
              <Link
                to="/land-plots/$id"
                params={{ id: plot.id }}
                search={{ tab: 'crops' }}
                target="_blank"
              >
                {t('form.add_crop')}
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function toggled(ids: readonly string[], { id, isWanted }: { id: string; isWanted: boolean }) {
  const others = ids.filter((each) => each !== id);
  return isWanted ? [...others, id] : others;
}
