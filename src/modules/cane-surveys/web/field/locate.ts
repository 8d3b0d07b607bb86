import type { DraftPosition } from './drafts.ts';

const PATIENCE_MILLISECONDS = 30_000;

interface Answers {
  readonly onFound: (position: DraftPosition) => void;
  readonly onFailed: (why: 'denied' | 'failed') => void;
}

/** Asks the device where it is. */
export function locate({ onFound, onFailed }: Answers): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      onFound({ latitude, longitude, accuracy_metres: Math.round(accuracy) }),
    ({ code, PERMISSION_DENIED }) => onFailed(code === PERMISSION_DENIED ? 'denied' : 'failed'),
    { enableHighAccuracy: true, timeout: PATIENCE_MILLISECONDS, maximumAge: 0 },
  );
}

/** The same where the person has allowed it before: nobody is asked. */
export async function whereAllowed(onFound: Answers['onFound']): Promise<void> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state === 'granted') locate({ onFound, onFailed: () => undefined });
}
