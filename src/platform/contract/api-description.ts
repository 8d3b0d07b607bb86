import type { z } from 'zod';

/** A group of calls in the OpenAPI document. */
export interface CallGroup {
  readonly name: string;
  readonly description: string;
  /** How the paths of its calls begin, after `/v1` or `/api`. */
  readonly paths: readonly string[];
}

/** What the OpenAPI document says of a module besides its routes. */
export interface ApiDescription {
  readonly groups: readonly CallGroup[];
  /** Schemas that have a name in the document; generated clients call their types so. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
}
