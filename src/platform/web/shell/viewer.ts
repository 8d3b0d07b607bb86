import { createContext, use } from 'react';
import type { Permission } from '#platform/contract/permissions.ts';
import type { SidebarGroup } from '#platform/contract/sidebar-groups.ts';

/** A company the signed-in person belongs to, with its name in the language of the page. */
export interface ViewerCompany {
  readonly id: number;
  readonly name: string;
  /** A few letters to show where there is no logo. */
  readonly code: string;
  readonly logo: string | undefined;
  /** The one the company has chosen. */
  readonly theme: string;
}

/** Who is signed in, in which company, and what they may do there. */
export interface Viewer {
  /** Identifies this person in this company, for what the browser stores. */
  readonly key: string;
  readonly name: string;
  /** Login name, mail address or position: distinguishes two people of the same name. */
  readonly detail: string | undefined;
  readonly photo: string | undefined;
  readonly employeeId: number | undefined;
  readonly company: ViewerCompany;
  readonly companies: readonly ViewerCompany[];
  readonly permissions: ReadonlySet<string>;
  /** Whether nothing is open to the person until they have set up a second factor. */
  readonly owesSecondFactor: boolean;
  /** The theme this person has chosen, or else that of the company. */
  readonly theme: string;
  /** Groups of the sidebar that this person has folded. */
  readonly foldedGroups: readonly SidebarGroup[];
}

export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** The signed-in person; every screen inside the shell has one. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === undefined) throw new Error('useViewer outside of the shell');
  return viewer;
}

/** Whether the signed-in person may do something: `const mayWrite = useMay('agents:write')`. */
export function useMay(permission: Permission | undefined): boolean {
  return may(useViewer(), permission);
}

export function may(viewer: Viewer, permission: Permission | undefined): boolean {
  return permission === undefined || viewer.permissions.has(permission);
}

/** Initials in place of a picture: of a Thai name its first consonant, without leading vowel. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  const letters = words.map((word) => word.replace(/^[เแโใไ]/, '').at(0) ?? '');
  return letters.join('').toUpperCase();
}
