import { SegmentedControl } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Impact } from '#modules/catalogue/contract/impact.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { ExportMenu } from '#platform/web/table/export-menu.tsx';
import { useView } from '../activity/use-visit.ts';
import { impactDirections, impactSearch, impactViews } from './impact.search.ts';
import { CodeOf } from '../entries/entry-code.tsx';
import { ImpactGraph } from './impact-graph.tsx';
import { ImpactList, NextCount } from './impact-list.tsx';
import { Problems } from './impact-node.tsx';
import { useImpact } from './use-impact.ts';
import { impactQuery } from './impact.api.ts';
import { texts } from '../texts.ts';
import classes from './impact.module.css';

/** What uses a field, or what it is made from. */
export function ImpactPage() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/air/impact/$id' });
  const [{ direction }] = useSearchState(impactSearch);
  const query = useQuery(impactQuery({ field_id: id, direction, page: 1 }));
  const place = query.data?.subject.place ?? null;
  return (
    <DetailPage
      query={query}
      back={
        place === null
          ? { to: '/air/dashboard', label: t('dashboard.title') }
          : {
              to: `/air/feature/${place.feature_id}`,
              search: { highlight: query.data?.subject.code ?? '' },
              label: t('impact.back', { name: place.feature_name }),
            }
      }
      title={({ subject }) => t('impact.title', { name: subject.name })}
      status={({ subject }) => <Problems node={subject} />}
      summary={({ subject }) => (
        <CodeOf code={subject.code}>
          {place !== null && `${place.module_name} › ${place.feature_name}`}
        </CodeOf>
      )}
      actions={() => (
        <ExportMenu
          ticketPath="/v1/air/impact/export-ticket"
          choices={{ field_id: id, direction }}
        />
      )}
      missingTitle={t('impact.missing')}
      failedTitle={t('impact.failed')}
    >
      {(shown) => (
        <>
          <Viewed id={id} />
          <Shown key={`${id} ${direction}`} id={id} shown={shown} />
        </>
      )}
    </DetailPage>
  );
}

/** What was not found was not looked at. */
function Viewed({ id }: { readonly id: string }) {
  useView('field', id);
  return null;
}

function Shown({ id, shown }: { readonly id: string; readonly shown: Impact }) {
  const t = useTexts(texts);
  const [{ direction, view }, setSearch] = useSearchState(impactSearch);
  const { subject, links, total } = shown;
  const impact = useImpact({ id, key: subject.key }, direction);
  return (
    <Stack>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('impact.direction')}
          value={direction}
          data={impactDirections.map((value) => ({
            value,
            label: t(`impact.directions.${value}`),
          }))}
          onChange={(value) =>
            setSearch({ direction: impactDirections.find((each) => each === value) })
          }
        />
        <SegmentedControl
          aria-label={t('impact.view')}
          value={view}
          data={impactViews.map((value) => ({ value, label: t(`impact.views.${value}`) }))}
          onChange={(value) => setSearch({ view: impactViews.find((each) => each === value) })}
        />
        {total > 0 && <NextCount total={total} />}
      </div>
      {links.length === 0 && (
        <EmptyState
          icon={IconSitemap}
          title={t(`impact.empty.${direction}`)}
          hint={t(`impact.empty_hint.${direction}`)}
        />
      )}
      {links.length > 0 && view === 'list' && (
        <Panel>
          <ImpactList impact={impact} direction={direction} path={[subject.key]} />
        </Panel>
      )}
      {links.length > 0 && view === 'graph' && <ImpactGraph root={subject} impact={impact} />}
    </Stack>
  );
}
