import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FailureLine } from '#platform/web/feedback/failure-line.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { HomeLine } from '#platform/web/module.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import { DueDay } from './due-day.tsx';
import { inOrder, type LineList } from './in-order.ts';
import { firstOf, notShown } from './not-shown.ts';
import type { ModuleNews } from './use-home-news.ts';
import { today } from './today.ts';
import { ShowRest } from './show-rest.tsx';
import classes from './home.module.css';

const SHOWN = 8;

interface HomeLinesProps {
  readonly list: LineList;
  readonly news: readonly ModuleNews[];
}

/** Lines of several modules in one order. What is on its way has its own line, and so has what could not be loaded. */
export function HomeLines({ list, news }: HomeLinesProps) {
  const t = usePlatformTexts();
  const [isWhole, setIsWhole] = useState(false);
  if (news.length === 0) return null;
  const lines = inOrder(
    list,
    news.flatMap(({ data }) => data?.[list] ?? []),
    today(),
  );
  const first = firstOf(lines, SHOWN);
  const shown = isWhole ? lines : first;
  const rest = notShown(lines, shown);
  const others = notShown(lines, first).others.length;
  const kinds = kindsOf(notShown(lines, first).others);
  const isLoading = news.some(({ data, error }) => data === undefined && error === null);
  const failures = news.filter(({ data, error }) => data === undefined && error !== null);
  const isDone = !isLoading && failures.length === 0;
  return (
    <Panel title={t(`home.${list}`)}>
      {(lines.length > 0 || isDone) && (
        <TodayLines
          none={t(`home.none_${list}`)}
          lines={shown.map((line) => ({
            id: line.id,
            name: <NamedLine line={line} />,
            fact: line.due ? <DueDay day={line.due} /> : <TimeAgo at={line.since} />,
          }))}
        />
      )}
      {rest.lists.map(({ to, label, value }) => (
        <Link key={to} className={classes.fact} to={to}>
          {t('home.more_in', { list: label, count: formatNumber(value) })}
        </Link>
      ))}
      {others > 0 && (
        <ShowRest isWhole={isWhole} onChange={setIsWhole}>
          {isWhole && t('home.less')}
          {!isWhole && kinds === '' && t('home.more', { count: others })}
          {!isWhole && kinds !== '' && t('home.more_of', { count: others, kinds })}
        </ShowRest>
      )}
      {isLoading && <Waiting rows={lines.length === 0 ? 3 : 1} />}
      {failures[0] !== undefined && (
        <FailureLine
          error={failures[0].error}
          onRetry={() => void Promise.all(failures.map(({ refetch }) => refetch()))}
        />
      )}
    </Panel>
  );
}

/** What lines are called that are not shown, with how many of each; nothing where one has no such name. */
function kindsOf(lines: readonly HomeLine[]): string {
  const counts = Map.groupBy(lines, ({ kind = '' }) => kind);
  if (counts.has('')) return '';
  const [...all] = counts;
  const [first] = all;
  if (all.length === 1 && first !== undefined) return first[0];
  return all.map(([kind, { length }]) => `${kind} ${formatNumber(length)}`).join(' · ');
}

function NamedLine({ line: { to, isDocument, name, fact } }: { readonly line: HomeLine }) {
  return (
    <>
      {isDocument === true ? <a href={to}>{name}</a> : <Link to={to}>{name}</Link>}
      <span className={classes.fact}>{fact}</span>
    </>
  );
}

/** Lines in the shape of what comes. */
function Waiting({ rows }: { readonly rows: number }) {
  const t = usePlatformTexts();
  return (
    <div className={classes.waiting} role="status" aria-label={t('feedback.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={42} radius="md" />
      ))}
    </div>
  );
}
