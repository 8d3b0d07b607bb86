import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

const object = z.looseObject({});
const fields = z.looseObject({
  properties: z.record(z.string(), object).default({}),
  required: z.array(z.string()).default([]),
});

/** Patterns only repeat what these formats mean. */
const FORMATS_THAT_SAY_IT = new Set(['uuid', 'date-time', 'date']);

type Direction = 'input' | 'output';

/** Turns schemas of the contract into those of the document; those with names become components. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};
  readonly #names = z.registry<{ id: string }>();

  constructor(named: readonly (readonly [id: string, schema: z.ZodType])[]) {
    for (const [id, schema] of named) this.#names.add(schema, { id });
  }

  nameOf(schema: z.core.$ZodType): string | undefined {
    return this.#names.get(schema)?.id;
  }

  /** The properties of an object in a request. */
  fields(schema: z.ZodType) {
    const { properties, required } = fields.parse(this.#convert(schema, 'input'));
    return { properties, required };
  }

  /** A reference to a body or answer, under its own name or else this one. */
  reference(schema: z.ZodType, direction: Direction, name: string): JsonSchema {
    const own = this.nameOf(schema);
    const converted = this.#convert(schema, direction);
    return own === undefined ? this.#share(name, converted) : converted;
  }

  /** What is said once, where two would be the same. */
  #share(name: string, schema: JsonSchema, direction?: Direction): JsonSchema {
    const known = this.components[name];
    if (known === undefined) this.components[name] = schema;
    else if (!isDeepStrictEqual(known, schema)) {
      if (direction === undefined) throw new Error(`Two schemas have the name ${name}`);
      return this.#share(direction === 'input' ? `${name}Input` : `${name}Output`, schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #convert(schema: z.ZodType, io: Direction): JsonSchema {
    // Inside another, so that a schema with a name becomes a reference even where it is the whole schema.
    const { properties = {}, $defs = {} } = toJson(z.object({ schema }), io, this.#names);
    const renamed = this.#shareAll($defs, io);
    return pointTo(properties['schema'] ?? {}, renamed);
  }

  /** Shares the named schemas inside another, and returns where each of them is. */
  #shareAll(definitions: Record<string, JsonSchema>, io: Direction): Map<string, string> {
    const places = new Map<string, string>();
    const visit = (name: string): string => {
      const known = places.get(name);
      if (known !== undefined) return known;
      // For a schema that contains itself.
      places.set(name, `#/components/schemas/${name}`);
      for (const inner of referencesIn(definitions[name])) visit(inner);
      const { $ref } = this.#share(name, pointTo(definitions[name] ?? {}, places), io);
      places.set(name, String($ref));
      return String($ref);
    };
    for (const name of Object.keys(definitions)) visit(name);
    return places;
  }
}

const converted = z.looseObject({
  properties: z.record(z.string(), object).optional(),
  $defs: z.record(z.string(), object).optional(),
});

function toJson(schema: z.ZodType, io: Direction, names: z.core.$ZodRegistry<{ id: string }>) {
  const json = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      delete jsonSchema['id'];
      if (FORMATS_THAT_SAY_IT.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      if (zodSchema instanceof z.ZodRecord) listKeys(jsonSchema);
      // A later version may answer more.
      if (io === 'output' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
      if (
        io === 'input' &&
        zodSchema instanceof z.ZodPipe &&
        zodSchema.in instanceof z.ZodTransform
      ) {
        const { $schema: _, ...behind } = z.toJSONSchema(zodSchema.out, { io });
        Object.assign(jsonSchema, behind);
      }
    },
  });
  return converted.parse(json);
}

/** A record of given keys is an object with these properties. */
function listKeys(record: z.core.JSONSchema.BaseSchema): void {
  const { required, additionalProperties } = record;
  if (required === undefined || additionalProperties === undefined) return;
  record.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete record.propertyNames;
  record.additionalProperties = false;
}

const DEFINITION = '#/$defs/';

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' && inner.startsWith(DEFINITION)
      ? [inner.slice(DEFINITION.length)]
      : referencesIn(inner),
  );
}

function pointTo(schema: JsonSchema, places: ReadonlyMap<string, string>): JsonSchema {
  const point = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(point);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === '$ref' && typeof inner === 'string'
          ? (places.get(inner.slice(DEFINITION.length)) ?? inner)
          : point(inner),
      ]),
    );
  };
  return object.parse(point(schema));
}
