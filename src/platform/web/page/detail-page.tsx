import { Button, Title } from '@mantine/core';
import { Link, useMatch } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { isApiError } from '../api/client.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useCrumbNames } from '../shell/crumb-names.ts';
import { BackLink, type Back } from './back-link.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { isMissing, MissingRecord, type MissingRecordProps } from './missing-record.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import classes from './page.module.css';

/** The properties of a query's result that this page uses. */
interface Loaded<Record> {
  readonly data: Record | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface DetailPageProps<Record> {
  readonly query: Loaded<Record>;
  /** The list it belongs to. */
  readonly back: Back;
  readonly title: (record: Record) => string;
  /** Beside the title: the record's state. */
  readonly status?: (record: Record) => ReactNode;
  /** Below the title: description, tags. */
  readonly summary?: (record: Record) => ReactNode;
  readonly actions?: (record: Record) => ReactNode;
  readonly children: (record: Record) => ReactNode;
  /** Shown when the record is missing or the request failed, for example 'Agent not found'. */
  readonly missingTitle?: string;
  readonly failedTitle?: string;
  /** Given where a missing record has its own whole screen. */
  readonly missing?: MissingRecordProps;
}

/** The frame of a screen about one record: skeleton while loading, error with a retry, or the record. */
export function DetailPage<Record>(props: DetailPageProps<Record>) {
  const { query, missing } = props;
  if (missing !== undefined && isMissing(query.error)) return <MissingRecord {...missing} />;
  return <Frame {...props} />;
}

function Frame<Record>(props: DetailPageProps<Record>) {
  const { query, back, missingTitle, failedTitle } = props;
  const t = usePlatformTexts();
  const isGone = isApiError(query.error, 404);
  // A record that somebody deleted while it was open is not shown as if it still existed.
  const record = isGone ? undefined : query.data;
  const name = query.data === undefined ? undefined : props.title(query.data);
  const goneTitle = name === undefined ? missingTitle : t('feedback.deleted', { name });
  useDocumentTitle(name ?? back.label);
  // Of this page: while it is left, the address is another one already, which the name does not belong to.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useCrumbNames(useMemo(() => ({ [path]: name }), [path, name]));
  return (
    <div className={classes.page}>
      <BackLink {...back} />
      {record !== undefined && <Shown {...props} record={record} />}
      {record === undefined && query.error !== null && query.error !== undefined && (
        <ErrorState
          error={query.error}
          title={isGone ? goneTitle : failedTitle}
          onRetry={() => void query.refetch()}
          action={
            <Button variant="subtle" component={Link} to={back.to}>
              {back.label}
            </Button>
          }
        />
      )}
      {record === undefined && (query.error === null || query.error === undefined) && (
        <DetailSkeleton />
      )}
    </div>
  );
}

function Shown<Record>({
  record,
  title,
  status,
  summary,
  actions,
  children,
}: DetailPageProps<Record> & { readonly record: Record }) {
  return (
    <>
      <header className={classes.head}>
        <div className={classes.text}>
          <div className={classes.titleRow}>
            <Title order={1}>{title(record)}</Title>
            {status?.(record)}
          </div>
          {summary !== undefined && <div className={classes.purpose}>{summary(record)}</div>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions(record)}</div>}
      </header>
      {children(record)}
    </>
  );
}
