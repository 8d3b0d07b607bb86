import { Loader } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './overlay.module.css';

let waiting = false;
const listeners = new Set<() => void>();

/** Covers the whole page with 'Please wait ...', for example while a changed language is being loaded. */
export function coverPage(covered: boolean): void {
  waiting = covered;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cover; rendered once per page. */
export function PageOverlay() {
  const t = usePlatformTexts();
  const covered = useSyncExternalStore(subscribe, () => waiting);
  if (!covered) return null;
  return (
    <div className={classes.overlay} role="alert" aria-busy>
      <Loader size="sm" />
      <span>{t('feedback.please_wait')}</span>
    </div>
  );
}
