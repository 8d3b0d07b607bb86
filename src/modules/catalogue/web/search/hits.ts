import type { SearchResult } from '#modules/catalogue/contract/search.ts';
import type { ChoiceGroup } from '#platform/web/choices/choice-list.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { CatalogueTexts } from '../texts.ts';

/** Something that was found, or opened before, and where it leads. */
export interface Hit {
  readonly id: string;
  /** `all` leads to everything that was found. */
  readonly kind: 'module' | 'feature' | 'field' | 'all';
  readonly name: string;
  readonly code: string;
  /** The name in the other language, where only that one matches. */
  readonly otherName?: string;
  /** What it belongs to. */
  readonly within: string;
  readonly address: string;
  readonly deprecated: boolean;
  /** How well it fits and why; absent where nothing was searched for. */
  readonly match?: { readonly score: number; readonly reason: string };
}

/** The page of what a field leads to; other things have none. */
export function impactOf({ kind, id }: Pick<Hit, 'kind' | 'id'>): string | undefined {
  return kind === 'field' ? `/air/impact/${id}` : undefined;
}

interface Answered {
  readonly text: string;
  readonly answer: SearchResult | undefined;
}

/** What was found, by kind, each with how many there are; at the end the way to all of it. */
export function hitGroups({ text, answer }: Answered, t: CatalogueTexts): ChoiceGroup<Hit>[] {
  if (answer === undefined) return [];
  const { modules, features, fields, counts } = answer;
  const group = (kind: keyof typeof counts, entries: readonly Hit[]) => {
    const { total, total_is_minimum } = counts[kind];
    const count = `${formatNumber(total)}${total_is_minimum ? '+' : ''}`;
    return { label: t(`search.groups.${kind}`, { count }), entries };
  };
  const inFeature = ({ feature_id, code }: (typeof fields)[number]) =>
    `/air/feature/${feature_id}?highlight=${encodeURIComponent(code)}`;
  const inCompany = ({ company_id, code }: Found) =>
    `/air/company-explorer/${company_id}?expand=${encodeURIComponent(code)}`;
  const hits = [
    group(
      'modules',
      modules.map((found) => hitOf('module', found, inCompany(found))),
    ),
    group(
      'features',
      features.map((found) => hitOf('feature', found, `/air/feature/${found.id}`)),
    ),
    group(
      'fields',
      fields.map((found) => hitOf('field', found, inFeature(found))),
    ),
  ].filter(({ entries }) => entries.length > 0);
  if (hits.length === 0) return [];
  return [...hits, { label: t('search.all_results'), entries: [allOf(text, t)] }];
}

function allOf(text: string, t: CatalogueTexts): Hit {
  return {
    id: 'all',
    kind: 'all',
    name: t('search.show_all', { query: text }),
    code: '',
    within: '',
    address: `/air/search?search=${encodeURIComponent(text)}`,
    deprecated: false,
  };
}

type Found = SearchResult['modules'][number];

function hitOf(kind: Hit['kind'], found: Found, address: string): Hit {
  const { id, name, code, deprecated, score, reason } = found;
  const within = found.path.join(' › ');
  const otherName = found.matched_name ?? undefined;
  return { id, kind, name, otherName, code, within, address, deprecated, match: { score, reason } };
}

interface Memory {
  readonly recent: readonly Hit[];
  readonly frequent: readonly Hit[];
}

/** What was opened before, for the empty field. */
export function memoryGroups({ recent, frequent }: Memory, t: CatalogueTexts): ChoiceGroup<Hit>[] {
  return [
    { label: t('search.recent'), entries: recent },
    { label: t('search.frequent'), entries: frequent },
  ].filter(({ entries }) => entries.length > 0);
}
