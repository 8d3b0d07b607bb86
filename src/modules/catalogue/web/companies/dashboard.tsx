import { useQuery } from '@tanstack/react-query';
import { TermName } from '#platform/web/feedback/term.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useVisit } from '../activity/use-visit.ts';
import { dashboardQuery } from '../entries/dashboard.api.ts';
import { dashboardSearch } from './companies.search.ts';
import { CompanyTable } from './company-table.tsx';
import { FillMenu } from './add-company-menu.tsx';
import { Figures } from './figures.tsx';
import { RefreshFigures } from './refresh-figures.tsx';
import { SearchField } from '../search/search-field.tsx';
import { texts } from '../texts.ts';

/** What the catalogue holds, and the way into it. */
export function CatalogueDashboard() {
  const t = useTexts(texts);
  const [{ find }] = useSearchState(dashboardSearch);
  const query = useQuery(dashboardQuery());
  useVisit();
  return (
    <ListPage
      title={t('dashboard.title')}
      term={
        <TermName
          short="AIR"
          name={t('dashboard.air.name')}
          about={t('dashboard.air.about')}
          shown="name"
        />
      }
      purpose={t('dashboard.purpose')}
      actions={
        <>
          <RefreshFigures asOf={query.data?.as_of ?? null} />
          <FillMenu />
        </>
      }
    >
      <SearchField key={find} startOpened={find !== undefined} />
      <Figures metrics={query.data?.system_metrics} />
      <CompanyTable />
    </ListPage>
  );
}
