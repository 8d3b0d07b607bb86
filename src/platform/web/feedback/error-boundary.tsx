import { Button } from '@mantine/core';
import { IconMoodSad, IconRefresh } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './state.module.css';

/** Shown in place of a screen that failed while rendering. */
export function ScreenFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const t = usePlatformTexts();
  const outdated = isOutdated(error);
  return (
    <div className={classes.state} role="alert">
      <span className={classes.sign} data-kind={outdated ? 'missing' : 'failed'} aria-hidden>
        <IconMoodSad size={24} stroke={1.6} />
      </span>
      <p className={classes.title}>
        {t(outdated ? 'feedback.new_release' : 'feedback.screen_failed')}
      </p>
      <p className={classes.hint}>{t('feedback.screen_failed_hint')}</p>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} />}
        onClick={outdated ? () => globalThis.location.reload() : onRetry}
      >
        {t(outdated ? 'feedback.reload' : 'feedback.try_again')}
      </Button>
    </div>
  );
}

/** A chunk that no longer exists: the server has a newer release than this page. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  );
}

interface BoundaryState {
  readonly error?: unknown;
}

/** Prevents a failing component from breaking the whole page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <ScreenFailure error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}
