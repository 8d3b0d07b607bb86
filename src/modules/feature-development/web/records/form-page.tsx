import { Button } from '@mantine/core';
import { IconArrowLeft, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { texts } from '../texts.ts';
import { isMissing, MissingRecord } from './missing-record.tsx';

interface FormPageProps {
  readonly title: string;
  readonly back: string;
  readonly children: ReactNode;
}

/** The frame of a form: its title, and the way back. */
export function FormPage({ title, back, children }: FormPageProps) {
  const t = useTexts(texts);
  return (
    <ListPage
      title={title}
      actions={
        <Button
          variant="default"
          component={Link}
          to={back}
          leftSection={<IconArrowLeft size={16} />}
        >
          {t('forms.back')}
        </Button>
      }
    >
      {children}
    </ListPage>
  );
}

interface Asked<Stored> {
  readonly data: Stored | undefined;
  readonly error: unknown;
  /** What was kept from before may have changed since. */
  readonly isFetchedAfterMount: boolean;
  readonly refetch: () => unknown;
}

interface StoredFormPageProps<Stored> {
  readonly query: Asked<Stored>;
  readonly title: string;
  readonly back: string;
  readonly missingTitle: string;
  readonly failed: string;
  readonly children: (stored: Stored) => ReactNode;
}

/** The same for a form that begins with what is stored. */
export function StoredFormPage<Stored>(props: StoredFormPageProps<Stored>) {
  const t = useTexts(texts);
  const { query, back, title } = props;
  const [isReady, setReady] = useState(false);
  if (!isReady && isMissing(query.error)) {
    return <MissingRecord title={props.missingTitle} back={{ to: back, label: t('forms.back') }} />;
  }
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
            title={t('forms.error', { message: failureOf(query.error).message || props.failed })}
            action={
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} />}
                onClick={() => void query.refetch()}
              >
                {t('forms.retry')}
              </Button>
            }
          />
        </div>
      )}
      {!isReady && !isFailed && <DetailSkeleton />}
    </FormPage>
  );
}
