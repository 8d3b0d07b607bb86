import { useRouteContext } from '@tanstack/react-router';
import type { ShellContext } from './shell-context.ts';

/** What the composition root passed to the shell. */
export function useShellContext(): ShellContext {
  return useRouteContext({ from: '__root__' });
}
