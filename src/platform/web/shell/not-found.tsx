import { Button } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useDocumentTitle } from '../page/use-document-title.ts';
import classes from './shell.module.css';

/** No screen answers at this path. */
export function NotFoundScreen() {
  const t = usePlatformTexts();
  useDocumentTitle(t('shell.not_found'));
  return (
    <div className={classes.notFound}>
      <h1>{t('shell.not_found')}</h1>
      <p>{t('shell.not_found_hint')}</p>
      <Button component={Link} to="/" leftSection={<IconHome size={16} stroke={1.7} />}>
        {t('shell.back_home')}
      </Button>
    </div>
  );
}
