import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Permission } from '#platform/contract/permissions.ts';
import type { FoundRecord } from '#platform/contract/search.routes.ts';
import type { SidebarGroup } from '#platform/contract/sidebar-groups.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { languageOfPage, otherLanguage } from './i18n/language.ts';
import type { Viewer } from './shell/viewer.ts';

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
  /** Addresses elsewhere whose screens belong to it, such as those of a record that has no other entry. */
  readonly holds?: readonly string[];
  readonly label: Label;
  readonly icon: Icon;
  /** Hidden from people without this permission. */
  readonly permission?: Permission;
  /** Where the sidebar shows it; a person's own settings are under the frame's entry. */
  readonly group?: SidebarGroup;
  /** Screens of the same area are tabs above each of them: few, so that all fit on a phone. */
  readonly area?: 'personal' | 'people' | 'company' | 'access';
  /** How much waits there for this person, which the sidebar shows. */
  readonly waiting?: WaitingCount;
}

/** A number beside an entry of the sidebar; zero is not shown. */
export interface WaitingCount {
  /** What it counts. */
  readonly label: Label;
  /** Only these people are concerned. */
  readonly permission: Permission;
  /** The kind of record whose changes make it outdated. */
  readonly about: string;
  readonly count: () => Promise<number>;
}

/** Something that the palette leads to besides the screens of the sidebar: a tab, a setting, an action. */
export interface Place {
  /**
   * Its address: `/settings/organization?tab=position`, `/settings/account#password`. Where the path has
   * parameters (`/engine-management/$id?tab=uses`) it is a place of the record that is open.
   */
  readonly to: string;
  readonly label: Label;
  /** Other words for it, by which people look. */
  readonly also: Label;
  /** If absent, that of the screen it is on. */
  readonly permission?: Permission;
}

/** Something that is done to the open record, by a screen that offers it with `useRecordActs`. */
export interface RecordAct extends Pick<Place, 'label' | 'also'> {
  /** The name under which it is offered: `agents.delete`. */
  readonly act: string;
  readonly icon: Icon;
}

/** A place where something is created. */
export interface QuickAction extends Place {
  readonly icon: Icon;
  /** Those who may do it do it every day: it is offered before all others. */
  readonly isDaily?: true;
  /** It leads to a page outside the frame of the application, which the browser loads. */
  readonly isDocument?: true;
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
  /** The list that finds more of them by the same words: `/customers`, which is then opened with `?search=`. */
  readonly list?: string;
}

/**
 * For records that have no screen of their own: their list, searched for the name.
 * @public
 */
export function listAddress(list: string): RecordKind['address'] {
  return ({ name }) => `${list}?search=${encodeURIComponent(name)}`;
}

/** Something on the home page that leads on. */
export interface HomeLine {
  readonly id: string;
  readonly to: string;
  /** It leads to a page outside the frame of the application, which the browser loads. */
  readonly isDocument?: boolean;
  readonly name: string;
  /** Why it is there: the stage that waits, what failed. */
  readonly fact: string;
  /** The day by which it is to be done. */
  readonly due?: string | null;
  /** Since when it is there. */
  readonly since: string;
  /** The list that has it and all others of its kind, with how many there are. */
  readonly among?: HomeFigure;
  /** What several such lines are called, where they are in no list. */
  readonly kind?: string;
}

/** A number on the home page, and where it leads; zero is not shown. */
export interface HomeFigure {
  readonly label: string;
  readonly value: number;
  readonly to: string;
}

/** What a module has to say on the home page. */
export interface HomeNews {
  /** Waits for this person. */
  readonly waiting?: readonly HomeLine[];
  /** Failed, and needs somebody. */
  readonly failed?: readonly HomeLine[];
  readonly figures?: readonly HomeFigure[];
  /** What others did lately: shown when nothing waits and nothing failed. */
  readonly lately?: readonly HomeLine[];
}

export interface HomePart {
  /** Kinds of record whose changes make its news outdated. */
  readonly about: readonly [string, ...string[]];
  /** The lists to which it may contribute. */
  readonly lists: readonly (keyof HomeNews)[];
  /** Its news are for who has one of these. */
  readonly permissions: readonly Permission[];
  /** Its code and texts, fetched when the home page is opened; then its news, in few calls. */
  readonly load: () => Promise<(viewer: Viewer) => Promise<HomeNews>>;
}

/** A box of its own on the home page. */
export interface HomeBox {
  readonly component: () => Promise<ComponentType>;
  readonly permission: Permission;
}

/** A tab on the screen of another module's records: what this module has about them. */
export interface RecordTab {
  /** The kind of record whose screen shows it, for example `customer`. */
  readonly entity: string;
  /** In the address: `?tab=quotations`. */
  readonly name: string;
  readonly label: Label;
  readonly icon: Icon;
  readonly permission: Permission;
  /** Fetched with its texts when the tab is first opened. */
  readonly component: LoadPart;
  /** What it has in one line, which the screen shows above its tabs. */
  readonly inShort?: LoadPart;
}

/** Fetches a part of the screen of a record. */
export type LoadPart = () => Promise<ComponentType<{ readonly id: string }>>;

/** What people find by name, in a module's `web/places.ts`: loaded when it is needed, not with the first screen. */
export interface Places {
  /** Other words for the screens of `navigation`, by their paths. */
  readonly synonyms?: Readonly<Record<string, Label>>;
  /** Tabs, settings, and screens without an entry in the sidebar. */
  readonly places?: readonly Place[];
  /** What can be done to a record while it is open. */
  readonly acts?: readonly RecordAct[];
  /** Everything that can be created from anywhere. */
  readonly quickActions?: readonly QuickAction[];
  /** Kinds of record that the palette finds and the inbox leads to. */
  readonly records?: readonly RecordKind[];
}

/** What a module gives to the application, in its `web/module.tsx`. */
export interface WebModule {
  readonly name: string;
  /** Screens, each a child of `shellRoute`. */
  readonly routes: readonly AnyRoute[];
  /** Entries of the sidebar, and tabs of the settings area. */
  readonly navigation?: readonly NavigationItem[];
  /**
   * Kinds of records that name people whom the company deals with. This browser stores neither answers about
   * them nor the names of places below the entries of `navigation`.
   */
  readonly personal?: readonly string[];
  /** Names of paths without an entry in the sidebar, for the breadcrumbs; `/agents/$id/files` as its route writes it. */
  readonly crumbs?: Readonly<Record<string, Label>>;
  readonly places?: () => Promise<Places>;
  readonly home?: HomePart;
  readonly homeBox?: HomeBox;
  readonly recordTabs?: readonly RecordTab[];
}

/** Declares it, preserving the routes' types so that links are checked. */
export function defineModule<const Module extends WebModule>(module: Module): Module {
  return module;
}

/**
 * The few texts that the frame shows before a module is opened (sidebar, breadcrumbs). They
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
