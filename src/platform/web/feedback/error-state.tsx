import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { failureOf } from './failure.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** What failed, for example `Failed to load agents`. */
  readonly title?: string;
  /** Another way to continue when retrying does not help. */
  readonly action?: ReactNode;
}

/** Something could not be shown: explains what happened, and offers to try again where that can help. */
export function ErrorState({ error, onRetry, title, action }: ErrorStateProps) {
  const t = usePlatformTexts();
  const failure = failureOf(error);
  const Sign = failure.missing ? IconSearchOff : IconCloudOff;
  return (
    <div className={classes.state} role="alert">
      <span className={classes.sign} data-kind={failure.missing ? 'missing' : 'failed'} aria-hidden>
        <Sign size={24} stroke={1.6} />
      </span>
      <p className={classes.title}>
        {title ?? t(failure.missing ? 'feedback.missing' : 'feedback.failed')}
      </p>
      <p className={classes.hint}>
        {failure.missing ? t('feedback.missing_hint') : failure.message}
      </p>
      {failure.requestId !== undefined && !failure.missing && (
        <code className={classes.reference}>
          {t('feedback.request_id', { id: failure.requestId })}
        </code>
      )}
      <div className={classes.ways}>
        {onRetry !== undefined && failure.retryHelps && (
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {t('feedback.try_again')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
