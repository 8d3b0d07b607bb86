import { Link } from '@tanstack/react-router';
import { moduleStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { ActivityEntry, ActivitySubject } from '#modules/catalogue/contract/activity.ts';
import { texts } from '../texts.ts';
import classes from './activity.module.css';

/** What somebody did, in words: with what, what she typed or chose, and what came of it. */
export function ActivityWords({ entry }: { readonly entry: ActivityEntry }) {
  const { type, details, subject, path } = entry;
  if (type === 'search') return <SearchWords details={details} subject={subject} />;
  if (type === 'filter') return <FilterWords details={details} subject={subject} />;
  return subject === null ? <PageName path={path} /> : <Subject of={subject} />;
}

type Said = Pick<ActivityEntry, 'details' | 'subject'>;

function SearchWords({ details: { query = '', results, rank }, subject }: Said) {
  const t = useTexts(texts);
  return (
    <span className={classes.words}>
      <q>{query}</q>
      {results === 0 && <span className={classes.missed}>{t('activity.found_nothing')}</span>}
      {results !== undefined && results > 0 && (
        <span className={classes.aside}>{t('activity.found', { count: results })}</span>
      )}
      {rank !== undefined && (
        <span className={classes.aside}>{t('activity.chosen', { rank })}</span>
      )}
      {subject !== null && <Subject of={subject} />}
    </span>
  );
}

function FilterWords({ details: { filter = '' }, subject }: Said) {
  const t = useTexts(texts);
  const status = moduleStatuses.find((each) => filter === `status:${each}`);
  return (
    <span className={classes.words}>
      {status === undefined
        ? filter
        : t('activity.by_status', { status: t(`explorer.statuses.${status}`) })}
      {subject !== null && <Subject of={subject} />}
    </span>
  );
}

function Subject({ of }: { readonly of: ActivitySubject }) {
  const t = useTexts(texts);
  return (
    <span className={classes.subject}>
      <span className={classes.aside}>{t(`kinds.${of.kind}`)}</span>{' '}
      <Link to={addressOf(of)}>{of.name}</Link>
      {of.code !== of.name && <code>{of.code}</code>}
    </span>
  );
}

function addressOf({ kind, id, code, company_id }: ActivitySubject): string {
  switch (kind) {
    case 'company':
      return `/air/company-explorer/${id}`;
    case 'module':
      return `/air/company-explorer/${company_id}?expand=${encodeURIComponent(code)}`;
    case 'feature':
      return `/air/feature/${id}`;
    case 'field':
      return `/air/impact/${id}`;
  }
}

const PAGES = ['dashboard', 'worklist', 'activity', 'imports', 'sources'] as const;

/** A screen by its name; one that shows a record which is gone, by what it showed. */
function PageName({ path }: { readonly path: string }) {
  const t = useTexts(texts);
  const page = PAGES.find((each) => path === `/air/${each}`);
  if (page !== undefined) return <Link to={path}>{t(`activity.pages.${page}`)}</Link>;
  return <span className={classes.aside}>{t('activity.gone')}</span>;
}
