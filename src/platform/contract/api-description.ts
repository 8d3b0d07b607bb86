import type { z } from 'zod';

/** A group of calls in the OpenAPI document. */
export interface CallGroup {
  readonly name: string;
  readonly description: string;
  /** How the paths of its calls begin: after `/v1` or `/api`, or with it where another group has the rest. */
  readonly paths: readonly string[];
  /** By those paths, what their calls are named by where the first word names another group's. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What the OpenAPI document says of a module besides its routes. */
export interface ApiDescription {
  readonly groups: readonly CallGroup[];
  /** Schemas that have a name in the document; generated clients call their types so. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
}
