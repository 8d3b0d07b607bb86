import type { QueryClient } from '@tanstack/react-query';
import type { WebModule } from '../module.ts';
import type { Viewer } from './viewer.ts';

/** What the composition root passes to the shell, through the router. */
export interface ShellContext {
  readonly queryClient: QueryClient;
  readonly modules: readonly WebModule[];
  /** Who is signed in, for the chosen company. */
  readonly loadViewer: () => Promise<Viewer>;
  readonly switchCompany: (id: number) => Promise<void>;
  readonly logOut: () => Promise<void>;
}
