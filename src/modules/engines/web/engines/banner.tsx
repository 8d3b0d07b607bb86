import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import classes from './banner.module.css';

/** What happened to an engine, said above the page for a while. */
export type Said =
  | { readonly tone: 'success'; readonly text: string }
  | { readonly tone: 'danger'; readonly text: string; readonly error: unknown };

/** Long enough to read that it worked, before the list is shown again. */
export const LEAVE_AFTER_MS = 1_500;

const SHOWN_MS = { success: 3_000, danger: 5_000 };

interface BannerProps {
  readonly said: Said | undefined;
  readonly onGone: () => void;
}

/** Goes away by itself: good news sooner than bad. */
export function Banner({ said, onGone }: BannerProps) {
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(onGone, SHOWN_MS[said.tone]);
    return () => clearTimeout(timer);
  }, [said, onGone]);
  if (said === undefined) return null;
  const Sign = said.tone === 'success' ? IconCircleCheck : IconCircleX;
  return (
    <div
      className={classes.banner}
      data-tone={said.tone}
      role={said.tone === 'success' ? 'status' : 'alert'}
    >
      <Sign size={18} stroke={1.8} aria-hidden />
      <span>
        <strong>{said.text}</strong>
        {said.tone === 'danger' && ` ${failureOf(said.error).message}`}
      </span>
    </div>
  );
}
