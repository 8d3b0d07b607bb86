import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import {
  dismissToast,
  LIFETIME,
  MAXIMUM_VISIBLE,
  toastStore,
  UNDOABLE_MS,
  type Toast,
} from './toasts.ts';
import classes from './toaster.module.css';

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

/** Shows the toasts; rendered once per page. */
export function Toaster() {
  const t = usePlatformTexts();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all);
  return (
    <section className={classes.toasts} aria-label={t('feedback.notifications')}>
      {toasts.slice(0, MAXIMUM_VISIBLE).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const t = usePlatformTexts();
  const [isPaused, setPaused] = useState(false);
  const Icon = ICONS[toast.kind];

  // A toast stays while it is hovered or focused; afterwards its time starts again.
  useEffect(() => {
    if (isPaused) return undefined;
    const lifetime = toast.act === undefined ? LIFETIME[toast.kind] : UNDOABLE_MS;
    const timer = setTimeout(() => dismissToast(toast.id), lifetime);
    return () => clearTimeout(timer);
  }, [isPaused, toast]);

  return (
    <div
      className={classes.toast}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={18} stroke={1.8} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        {toast.heading !== undefined && <strong>{toast.heading}</strong>}
        <span>{toast.message}</span>
        {toast.requestId !== undefined && (
          <code className={classes.reference}>
            {t('feedback.request_id', { id: toast.requestId })}
          </code>
        )}
      </div>
      {toast.act !== undefined && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            dismissToast(toast.id);
            toast.act?.();
          }}
        >
          {toast.actLabel ?? t('feedback.undo')}
        </Button>
      )}
      <CloseButton
        size="sm"
        aria-label={t('feedback.dismiss')}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
