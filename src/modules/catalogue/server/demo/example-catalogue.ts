import type { deliveryUses, fieldTypes } from '#modules/catalogue/contract/entry-kinds.ts';

interface Named {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  readonly about: string;
}

/** A stored field: code, names, type, a sample, what it is, and the field that it refers to. */
type ExampleField = readonly [
  code: string,
  th: string,
  en: string,
  type: (typeof fieldTypes)[number],
  sample: string,
  about: string,
  target?: `${string}.${string}`,
];

interface Made extends Named {
  readonly engine: string;
  /** Other engines that it needs. */
  readonly needs?: readonly string[];
  /** Fields that it is made of: `feature.field`. */
  readonly from: readonly `${string}.${string}`[];
}

interface ExampleOutput extends Made {
  readonly status?: 'active' | 'pending' | 'processing' | 'failed';
}

interface ExampleDelivery extends Made {
  readonly uses: readonly (typeof deliveryUses)[number][];
}

interface Owned {
  /** An employee of the example company. */
  readonly owner: number;
  readonly tags?: readonly string[];
  readonly inactive?: boolean;
}

export interface ExampleFeature extends Named, Owned {
  readonly fields: readonly ExampleField[];
  readonly outputs?: readonly ExampleOutput[];
  readonly deliveries?: readonly ExampleDelivery[];
}

interface ExampleModule extends Named, Owned {
  readonly features: readonly ExampleFeature[];
}

/** A company as somebody who knows its systems would describe it. */
export interface ExampleCatalogue extends Named, Owned {
  /** The company of the application whose catalogue it is in. */
  readonly companyId: number;
  readonly modules: readonly ExampleModule[];
}
