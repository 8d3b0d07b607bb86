import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Permission } from '#platform/contract/permissions.ts';
import type { FoundRecord } from '#platform/contract/search.routes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { languageOfPage, otherLanguage } from './i18n/language.ts';

/** An icon of @tabler/icons-react. */
export type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** A name in the language of the page, and in the other, by which it is found too. */
export interface Label {
  readonly text: string;
  readonly other: string;
}

export interface NavigationItem {
  /** Path of the screen; also how breadcrumbs learn the name of this path. */
  readonly to: string;
  readonly label: Label;
  readonly icon: Icon;
  /** Hidden from people without this permission. */
  readonly permission?: Permission;
}

export interface QuickAction {
  readonly label: Label;
  readonly icon: Icon;
  /** Where the action begins, for example `/cms/agent-management?create=1`. */
  readonly to: string;
  readonly permission?: Permission;
}

/** What is needed to find a record's screen; the name may be empty. */
export type RecordAddress = Pick<FoundRecord, 'id' | 'name' | 'within'>;

/** How records of a kind are shown where kinds are mixed, for example in the palette and the inbox. */
export interface RecordKind {
  /** The kind, as events and the search over everything call it. */
  readonly entity: string;
  /** Heading above several of them. */
  readonly label: Label;
  readonly icon: Icon;
  /** Where a record is shown, for example `/cms/agent-management/0197...`. */
  readonly address: (record: RecordAddress) => string;
}

/**
 * For records that have no screen of their own: their list, searched for the name.
 * @public
 */
export function listAddress(list: string): RecordKind['address'] {
  return ({ name }) => `${list}?search=${encodeURIComponent(name)}`;
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
  /** Screens of the settings area, shown as tabs above each of them. */
  readonly settings?: readonly NavigationItem[];
  /** Names of paths without an entry in the sidebar, for the breadcrumbs; `/agents/$id/files` as its route writes it. */
  readonly crumbs?: Readonly<Record<string, Label>>;
  readonly quickActions?: readonly QuickAction[];
  /** Kinds of record that the palette finds and the inbox leads to. */
  readonly records?: readonly RecordKind[];
  /** Sections of the home page, in order. */
  readonly home?: readonly HomePart[];
}

/** Declares it, preserving the routes' types so that links are checked. */
export function defineModule<const Module extends WebModule>(module: Module): Module {
  return module;
}

/**
 * The few texts that the frame shows before a module is opened (sidebar, breadcrumbs, quick actions). They
 * are small and come in both languages with the module: `pageTexts(navigation).agents`, where
 * `navigation` is `{ th: {...}, en: {...} }` of the module's `i18n/navigation.ts`.
 */
export function pageTexts<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Readonly<Record<Key, Label>> {
  const own = texts[languageOfPage()];
  const others = texts[otherLanguage()];
  const labels: Partial<Record<Key, Label>> = {};
  for (const key in own) labels[key] = { text: own[key], other: others[key] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled for every key just above
  return labels as Record<Key, Label>;
}
