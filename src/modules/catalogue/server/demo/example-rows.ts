import {
  bareField,
  type CompanyRow,
  type FeatureRow,
  type FieldRow,
  type InputRow,
  type ModuleRow,
} from '../entries/entry-rows.ts';
import type { ExampleCatalogue, ExampleFeature } from './example-catalogue.ts';

interface Rows {
  readonly company: CompanyRow;
  readonly modules: readonly ModuleRow[];
  readonly features: readonly FeatureRow[];
  readonly fields: readonly FieldRow[];
}

/** The rows of an example, as an import would read them. */
export function rowsOf(example: ExampleCatalogue): Rows {
  const features = example.modules.flatMap((module) =>
    module.features.map((feature) => ({ module, feature })),
  );
  return {
    company: { ...named(example), origin: null },
    modules: example.modules.map((module) => ({ ...named(module), status: statusOf(module) })),
    features: features.map(({ module, feature }) => ({
      ...named(feature),
      module_code: module.code,
      status: statusOf(feature),
      native_id: null,
    })),
    fields: features.flatMap(({ feature }) => [
      ...storedFields(feature),
      ...outputs(feature),
      ...deliveries(feature),
    ]),
  };
}

interface Texts {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  readonly about: string;
}

function named({ code, th, en, about }: Texts) {
  return { code, name_th: th, name_en: en, description: about };
}

function statusOf({ inactive = false }: { readonly inactive?: boolean }) {
  return inactive ? 'inactive' : 'active';
}

function storedFields({ code: feature_code, fields }: ExampleFeature): FieldRow[] {
  return fields.map(([code, th, en, type, sample_value, about, target], ordinal) => {
    const refersTo = target === undefined ? undefined : placeOf(target);
    return {
      ...bareField,
      ...named({ code, th, en, about }),
      feature_code,
      level: 'deep',
      ordinal,
      status: 'active',
      type,
      sample_value,
      // The first is what the others are known by.
      is_required: ordinal === 0 || target !== undefined,
      target_table: refersTo?.feature ?? null,
      target_field: refersTo?.field ?? null,
    };
  });
}

function outputs({ code: feature_code, outputs: made = [] }: ExampleFeature): FieldRow[] {
  return made.map((output, ordinal) => ({
    ...bareField,
    ...named(output),
    feature_code,
    level: 'process',
    ordinal,
    status: output.status ?? 'active',
    engine_code: output.engine,
    dependencies: (output.needs ?? []).map((engine_code) => ({ engine_code, required: true })),
    inputs: output.from.map(placeOf),
  }));
}

function deliveries({ code: feature_code, deliveries: made = [] }: ExampleFeature): FieldRow[] {
  return made.map((delivery, ordinal) => ({
    ...bareField,
    ...named(delivery),
    feature_code,
    level: 'analytic',
    ordinal,
    status: 'active',
    engine_code: delivery.engine,
    used_in: delivery.uses,
    inputs: delivery.from.map(placeOf),
  }));
}

function placeOf(place: string): InputRow {
  const [feature = '', field = ''] = place.split('.');
  return { feature, field };
}
