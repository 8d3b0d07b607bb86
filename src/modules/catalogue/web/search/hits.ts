import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { SearchResult } from '#modules/catalogue/contract/search.ts';
import type { CatalogueTexts } from '../texts.ts';

/** Something that was found, or opened before, and where it leads. */
export interface Hit {
  readonly id: string;
  readonly kind: 'module' | 'feature' | 'field';
  readonly name: string;
  readonly code: string;
  /** What it lies in. */
  readonly within: string;
  readonly address: string;
  readonly deprecated: boolean;
  /** How well it fits and why; absent where nothing was searched for. */
  readonly match?: { readonly score: number; readonly reason: string };
}

export interface HitGroup {
  readonly id: string;
  readonly label: string;
  readonly hits: readonly Hit[];
}

/** Where stands what a field leads to; other things have no such page. */
export function impactOf({ kind, id }: Pick<Hit, 'kind' | 'id'>): string | undefined {
  return kind === 'field' ? `/air/impact/${id}` : undefined;
}

/** What was found, by kind, each with how many there are. */
export function hitGroups(answer: SearchResult | undefined, t: CatalogueTexts): HitGroup[] {
  if (answer === undefined) return [];
  const { modules, features, fields, counts } = answer;
  const group = (kind: keyof typeof counts, hits: readonly Hit[]): HitGroup => {
    const { total, total_is_minimum } = counts[kind];
    const count = `${formatNumber(total)}${total_is_minimum ? '+' : ''}`;
    return { id: kind, label: t(`search.groups.${kind}`, { count }), hits };
  };
  return [
    group(
      'modules',
      modules.map((found) => ({
        ...wordsOf(found),
        kind: 'module',
        address: `/air/company-explorer/${found.company_id}?expand=${encodeURIComponent(found.code)}`,
      })),
    ),
    group(
      'features',
      features.map((found) => ({
        ...wordsOf(found),
        kind: 'feature',
        address: `/air/feature/${found.id}`,
      })),
    ),
    group(
      'fields',
      fields.map((found) => ({
        ...wordsOf(found),
        kind: 'field',
        address: `/air/feature/${found.feature_id}?highlight=${encodeURIComponent(found.code)}`,
      })),
    ),
  ].filter(({ hits }) => hits.length > 0);
}

function wordsOf({
  id,
  name,
  code,
  parent_name,
  deprecated,
  score,
  reason,
}: SearchResult['modules'][number]) {
  return { id, name, code, within: parent_name, deprecated, match: { score, reason } };
}

interface Memory {
  readonly recent: readonly Hit[];
  readonly frequent: readonly Hit[];
}

/** What was opened before, for the empty field. */
export function memoryGroups({ recent, frequent }: Memory, t: CatalogueTexts): HitGroup[] {
  return [
    { id: 'recent', label: t('search.recent'), hits: recent },
    { id: 'frequent', label: t('search.frequent'), hits: frequent },
  ].filter(({ hits }) => hits.length > 0);
}
