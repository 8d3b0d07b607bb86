import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { isMissing, MissingRecord } from '#platform/web/page/missing-record.tsx';
import { texts } from '../texts.ts';
import type { RecordKind } from './record-calls.ts';
import { useMissingRecord } from './use-missing-record.ts';
import { useRecordPath } from './use-record-path.ts';

interface FormPageProps {
  readonly title: string;
  readonly back: string;
  readonly children: ReactNode;
}

/** The frame of a form: its title, and the way back. */
export function FormPage({ title, back, children }: FormPageProps) {
  const t = useTexts(texts);
  return (
    <ListPage title={title} back={{ to: back, label: t('actions.back') }}>
      {children}
    </ListPage>
  );
}

interface StoredFormPageProps<Stored> extends Omit<FormPageProps, 'children'> {
  /** The record that the form needs first: the one to edit, or the one above a new one. */
  readonly kind: RecordKind;
  readonly query: UseQueryOptions<Stored>;
  readonly children: (stored: Stored) => ReactNode;
}

/** The same for a form that begins with what is stored now. */
export function StoredFormPage<Stored>(props: StoredFormPageProps<Stored>) {
  const t = useTexts(texts);
  const { kind, back, title } = props;
  const query = useQuery({ ...props.query, refetchOnMount: 'always' });
  const [isReady, setReady] = useState(false);
  const missing = useMissingRecord(kind, { to: back, label: t('actions.back') });
  useRecordPath();
  if (!isReady && isMissing(query.error)) return <MissingRecord {...missing} />;
  // What fails later takes nobody's form away.
  if (!isReady && query.isFetchedAfterMount && query.error === null) setReady(true);
  const isFailed = !isReady && query.error !== null;
  return (
    <FormPage title={title} back={back}>
      {isReady && query.data !== undefined && props.children(query.data)}
      {isFailed && (
        <div role="alert">
          <EmptyState
            icon={IconCloudOff}
            title={t('forms.error', {
              message: failureOf(query.error).message || t(`forms.${kind}.load_failed`),
            })}
            action={
              failureOf(query.error).retryHelps && (
                <Button
                  variant="default"
                  leftSection={<IconRefresh size={16} />}
                  onClick={() => void query.refetch()}
                >
                  {t('actions.retry')}
                </Button>
              )
            }
          />
        </div>
      )}
      {!isReady && !isFailed && <DetailSkeleton />}
    </FormPage>
  );
}
