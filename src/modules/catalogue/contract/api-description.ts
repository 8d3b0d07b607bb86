import type { ApiDescription } from '#platform/contract/api-description.ts';
import { company, dashboard, catalogueModule, expandedModule } from './companies.ts';
import { completeness, entry, entryChange } from './entries.ts';
import {
  feature,
  placedFeature,
  deepField,
  processOutput,
  analyticField,
  anyField,
} from './features.ts';
import { importCorrection, importLine } from './import-corrections.ts';
import {
  importTable,
  importReport,
  catalogueImport,
  importProblem,
  importMapping,
} from './imports.ts';
import { facets, searchResult } from './search.ts';
import { sourceInput, sourceChange, source } from './sources.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const catalogueApi: ApiDescription = {
  groups: [
    {
      name: 'Catalogue',
      description:
        'The catalogue of companies, modules, features and fields, with search, impact, imports and sources.',
      paths: ['air'],
    },
  ],
  schemas: {
    CatalogueCompany: company,
    CatalogueDashboard: dashboard,
    CatalogueModule: catalogueModule,
    ExpandedModule: expandedModule,
    Completeness: completeness,
    CatalogueEntry: entry,
    CatalogueEntryChange: entryChange,
    CatalogueFeature: feature,
    PlacedFeature: placedFeature,
    DeepField: deepField,
    ProcessOutput: processOutput,
    AnalyticField: analyticField,
    AnyField: anyField,
    ImportTable: importTable,
    CatalogueImportReport: importReport,
    CatalogueImport: catalogueImport,
    CatalogueImportProblem: importProblem,
    ImportMapping: importMapping,
    CatalogueImportCorrection: importCorrection,
    CatalogueImportLine: importLine,
    CatalogueSearchResult: searchResult,
    CatalogueSearchFacets: facets,
    CatalogueSourceInput: sourceInput,
    CatalogueSourceChange: sourceChange,
    CatalogueSource: source,
  },
};
