import { Link } from '@tanstack/react-router';
import type { ActivityEntry, ActivitySubject } from '#modules/catalogue/contract/activity.ts';
import { moduleStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './activity.module.css';

/** What somebody did: with what, what was typed or chosen, and what came of it. */
export function ActivityDescription({ entry }: { readonly entry: ActivityEntry }) {
  const { type, details, subject, path } = entry;
  if (type !== 'search' && type !== 'filter' && subject === null) return <PageName path={path} />;
  return (
    <span className={classes.description}>
      {type === 'search' && <Search {...details} />}
      {type === 'filter' && <Filter {...details} />}
      {subject !== null && <Subject of={subject} />}
    </span>
  );
}

type Details = ActivityEntry['details'];

function Search({ query = '', results, rank }: Details) {
  const t = useTexts(texts);
  return (
    <>
      <q>{query}</q>
      {results === 0 && <span className={classes.missed}>{t('activity.found_nothing')}</span>}
      {results !== undefined && results > 0 && (
        <span className={text.dimmed}>{t('search.found', { count: results })}</span>
      )}
      {rank !== undefined && <span className={text.dimmed}>{t('activity.chosen', { rank })}</span>}
    </>
  );
}

function Filter({ filter = '' }: Details) {
  const t = useTexts(texts);
  const status = moduleStatuses.find((each) => filter === `status:${each}`);
  if (status === undefined) return filter;
  return t('activity.by_status', { status: t(`explorer.statuses.${status}`) });
}

function Subject({ of }: { readonly of: ActivitySubject }) {
  const t = useTexts(texts);
  return (
    <span className={classes.subject}>
      <span className={text.dimmed}>{t(`kinds.${of.kind}`)}</span>{' '}
      <Link to={addressOf(of)}>{of.name}</Link>
      {of.code !== of.name && <code>{of.code}</code>}
    </span>
  );
}

function addressOf({ kind, id, code, company_id }: ActivitySubject): string {
  return {
    company: `/air/company-explorer/${id}`,
    module: `/air/company-explorer/${company_id}?expand=${encodeURIComponent(code)}`,
    feature: `/air/feature/${id}`,
    field: `/air/impact/${id}`,
  }[kind];
}

const PAGES = ['dashboard', 'worklist', 'activity', 'imports', 'sources'] as const;

/** A screen by its name; one whose record is gone, by what it showed. */
function PageName({ path }: { readonly path: string }) {
  const t = useTexts(texts);
  const page = PAGES.find((each) => path === `/air/${each}`);
  if (page !== undefined) return <Link to={path}>{t(`activity.pages.${page}`)}</Link>;
  return <span className={text.dimmed}>{t('activity.gone')}</span>;
}
