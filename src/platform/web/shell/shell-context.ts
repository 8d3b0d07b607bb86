import type { QueryClient } from '@tanstack/react-query';
import type { SidebarGroup } from '#platform/contract/sidebar-groups.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { WebModule } from '../module.ts';
import type { Viewer } from './viewer.ts';

/** What the composition root passes to the shell, through the router. */
export interface ShellContext {
  readonly queryClient: QueryClient;
  readonly modules: readonly WebModule[];
  /** Who is signed in, for the chosen company. */
  readonly loadViewer: () => Promise<Viewer>;
  /** Enters another company: at an address, or as near as possible to where one is. */
  readonly switchCompany: (id: number, address?: string) => Promise<void>;
  /** Stores it for the person and loads the page again in that language. */
  readonly changeLanguage: (language: Language) => Promise<void>;
  readonly saveFoldedGroups: (groups: readonly SidebarGroup[]) => Promise<unknown>;
  readonly logOut: () => Promise<void>;
}
