import { useEffect } from 'react';
import { localError } from '../api/api-error.ts';
import { reachServer } from '../api/reach-server.ts';
import { ErrorState } from '../feedback/error-state.tsx';

const UNREACHABLE = localError('unreachable');

/** In place of a screen whose code could not be fetched; opened again once the server answers, it is fetched. */
export function UnreachableScreen() {
  useEffect(() => void reloadWhenReachable(), []);
  return <ErrorState error={UNREACHABLE} onRetry={() => void reloadWhenReachable()} />;
}

/** Without the server, the browser's own page of failure would replace the whole application. */
async function reloadWhenReachable(): Promise<void> {
  if (await reachServer()) location.reload();
}
