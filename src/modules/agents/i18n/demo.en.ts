import type { Texts } from '#platform/contract/texts/texts.ts';
import type { demoTh } from './demo.th.ts';

/** What the demo workflow writes around the passages in English. */
export const demoEn = {
  opening: 'From the company’s documents:',
  nothing_found: 'Nothing in this agent’s documents fits the question.',
} satisfies Texts<typeof demoTh>;
