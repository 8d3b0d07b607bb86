import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { failureOf } from './failure.ts';
import classes from './failure-line.module.css';

interface FailureLineProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why a part of a page could not be loaded, where the rest of it can be used. */
export function FailureLine({ error, onRetry }: FailureLineProps) {
  const t = usePlatformTexts();
  return (
    <div className={classes.failure} role="alert">
      <span>{failureOf(error).message}</span>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconRefresh size={14} />}
        onClick={onRetry}
      >
        {t('feedback.try_again')}
      </Button>
    </div>
  );
}
