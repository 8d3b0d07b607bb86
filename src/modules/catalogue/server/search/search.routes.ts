import { searchCatalogueRoute } from '#modules/catalogue/contract/search.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { describeFound } from './describe-found.queries.ts';
import { searchEntries } from './search-catalogue.queries.ts';

/** The search over modules, features and fields. */
export function serveCatalogueSearch(serve: Serve, translator: Translator): void {
  serve.transaction(searchCatalogueRoute, async ({ tx, scope, query }) => {
    const { q: text, company_id: catalogueCompanyId, limit } = query;
    const { companyId, language } = scope;
    const found = await searchEntries(tx, { companyId, text, catalogueCompanyId, limit });
    return success(
      await describeFound(tx, scope, {
        found,
        limit,
        reasonOf: (stage) => translator.translate(language, `catalogue:stages.${stage}`, {}),
      }),
    );
  });
}
