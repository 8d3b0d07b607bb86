import { useCallback, useState } from 'react';
import { Banner, type Said } from './banner.tsx';

/** Shows above the page what just happened: `say` it, and draw `banner`. */
export function useBanner() {
  const [said, say] = useState<Said>();
  const onGone = useCallback(() => say(undefined), []);
  return { say, banner: <Banner said={said} onGone={onGone} /> };
}
