import { Button } from '@mantine/core';
import { IconHome, IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useDocumentTitle } from '../page/use-document-title.ts';

/** No screen answers at this path. */
export function NotFoundScreen() {
  const t = usePlatformTexts();
  useDocumentTitle(t('shell.not_found'));
  return (
    <EmptyState
      wholeScreen
      icon={IconMapOff}
      title={t('shell.not_found')}
      hint={t('shell.not_found_hint')}
      action={
        <Button variant="default" component={Link} to="/" leftSection={<IconHome size={16} />}>
          {t('shell.back_home')}
        </Button>
      }
    />
  );
}
