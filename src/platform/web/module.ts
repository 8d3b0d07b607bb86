import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { languageOfPage } from './i18n/language.ts';

/** An icon of @tabler/icons-react. */
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

export interface NavigationItem {
  /** Path of the screen; it is also how breadcrumbs learn the name of this path. */
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Hidden from those who do not hold it. */
  readonly permission?: Permission;
}

export interface QuickAction {
  readonly label: string;
  readonly icon: Icon;
  /** Where the act begins, as in `/cms/agent-management?create=1`. */
  readonly to: string;
  readonly permission?: Permission;
}

export interface HomePart {
  /** Fetched when the home page is opened. */
  readonly component: () => Promise<ComponentType>;
  readonly permission?: Permission;
}

/** What a module gives to the application, in its `web/module.tsx`. */
export interface WebModule {
  readonly name: string;
  /** Screens, each a child of `shellRoute`. */
  readonly routes: readonly AnyRoute[];
  /** Entries of the sidebar's Modules group. */
  readonly navigation?: readonly NavigationItem[];
  /** Screens of the settings area, beside each other above every one of them. */
  readonly settings?: readonly NavigationItem[];
  /** Names of paths that are no entry of the sidebar, for the breadcrumbs. */
  readonly crumbs?: Readonly<Record<string, string>>;
  readonly quickActions?: readonly QuickAction[];
  /** Parts of the home page, in order. */
  readonly home?: readonly HomePart[];
}

/** Declares it, keeping the routes' types so that links are checked. */
export function defineModule<const Module extends WebModule>(module: Module): Module {
  return module;
}

/**
 * The few texts the frame shows before a module is opened (sidebar, breadcrumbs, quick actions). They
 * are small and come in both languages with the manifest: `pageTexts(navigation).agents`, where
 * `navigation` is `{ th: {...}, en: {...} }` of the module's `i18n/navigation.ts`.
 */
export function pageTexts<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Readonly<Record<Key, string>> {
  return texts[languageOfPage()];
}
