import { Button } from '@mantine/core';
import { IconHome, IconLock } from '@tabler/icons-react';
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenFailure } from '../feedback/error-boundary.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useDocumentTitle } from '../page/use-document-title.ts';
import { ForbiddenScreen } from './needs.ts';

/** Shown in place of a screen that may not be opened, or that failed. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  if (!(error instanceof ForbiddenScreen)) return <ScreenFailure error={error} onRetry={reset} />;
  return <Forbidden />;
}

function Forbidden() {
  const t = usePlatformTexts();
  useDocumentTitle(t('shell.forbidden'));
  return (
    <EmptyState
      wholeScreen
      icon={IconLock}
      title={t('shell.forbidden')}
      hint={t('shell.forbidden_hint')}
      action={
        <Button variant="default" component={Link} to="/" leftSection={<IconHome size={16} />}>
          {t('shell.back_home')}
        </Button>
      }
    />
  );
}
