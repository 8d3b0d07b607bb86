import { CANE_BUYING } from './example-cane-buying.ts';
import { GROWERS } from './example-growers.ts';
import { TRANSPORT } from './example-transport.ts';
import type { ExampleValueStream } from './example-types.ts';

/** What the software team of a sugar mill works on, and how far each piece has come. */
export const EXAMPLE_WORK: readonly ExampleValueStream[] = [CANE_BUYING, GROWERS, TRANSPORT];
