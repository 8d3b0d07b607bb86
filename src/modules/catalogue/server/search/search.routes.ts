import {
  listFoundRoute,
  searchCatalogueRoute,
  type SearchStage,
} from '#modules/catalogue/contract/search.ts';
import { success, wrapPage } from '#platform/contract/envelopes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { describeFound } from './describe-found.queries.ts';
import { listFound } from './list-found.queries.ts';
import { searchEntries } from './search-catalogue.queries.ts';

/** The search over modules, features and fields. */
export function serveCatalogueSearch(serve: Serve, translator: Translator): void {
  const reasonIn = (language: Language) => (stage: SearchStage) =>
    translator.translate(language, `catalogue:stages.${stage}`, {});
  serve.transaction(searchCatalogueRoute, async ({ tx, scope, query }) => {
    const { q: text, company_id: catalogueCompanyId, limit } = query;
    const { companyId, language } = scope;
    const found = await searchEntries(tx, { companyId, text, catalogueCompanyId, limit });
    return success(
      await describeFound(tx, scope, {
        found,
        limit,
        reasonOf: reasonIn(language),
      }),
    );
  });
  serve.transaction(listFoundRoute, async ({ tx, scope, query }) => {
    const reasonOf = reasonIn(scope.language);
    const { facets, ...page } = await listFound(tx, scope, { query, reasonOf });
    return { ...wrapPage(page), facets };
  });
}
