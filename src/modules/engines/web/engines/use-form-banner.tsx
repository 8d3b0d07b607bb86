import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { LEAVE_AFTER_MS } from './banner.tsx';
import { useBanner } from './use-banner.tsx';
import { useLater } from './use-later.ts';

/** For a form on a page: says above it how saving went, and goes back to the list when it worked. */
export function useFormBanner(said: { readonly saved: string; readonly failed: string }) {
  const navigate = useNavigate();
  const { say, banner } = useBanner();
  const [isDone, setDone] = useState(false);
  const back = useCallback(() => void navigate({ to: '/engine-management' }), [navigate]);
  useLater(isDone, back, LEAVE_AFTER_MS);
  return {
    notice: banner,
    isDone,
    onCancel: back,
    onSaved: () => {
      say({ tone: 'success', text: said.saved });
      setDone(true);
    },
    onFailed: (error: unknown) => say({ tone: 'danger', text: said.failed, error }),
  };
}
