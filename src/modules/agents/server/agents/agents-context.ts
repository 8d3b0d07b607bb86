import type { Context } from '#platform/server/context.ts';
import type { TextExtractor } from '#libraries/documents/extract-text.ts';
import type { ModelOf } from './index-settings.ts';
import type { Retrieval } from './retrieval.ts';

/** The application as this module's handlers and jobs see it. */
export interface AgentsContext extends Context {
  readonly modelOf: ModelOf;
  readonly retrieval: Retrieval;
  readonly extractText: TextExtractor['extractText'];
}
