import type { Texts } from '#platform/contract/texts/texts.ts';
import type { termsTh } from './terms.th.ts';

/** What the abbreviations of feature development stand for, in English. */
export const termsEn = {
  terms: {
    BR: {
      name: 'Business Requirement',
      about: 'What is wanted is received and summarised (stage 1)',
    },
    FD: {
      name: 'Feature Document',
      about: 'Requirements, feature and screens are written down (stages 2–4)',
    },
    DEV: {
      name: 'Development',
      about: 'Work is split into tasks, programmed, reviewed and tested in-house (stages 5–16)',
    },
    DEL: {
      name: 'Delivery',
      about: 'The customer tests it, people are trained, and it goes live (stages 17–20)',
    },
    value_stream: {
      short: 'Value Stream',
      name: 'a stream of work',
      about:
        'One area of the company’s work from end to end, such as buying cane; it contains SOPs',
    },
    sop: {
      short: 'SOP',
      name: 'Standard Operating Procedure',
      about:
        'How one kind of work in a value stream is done, such as testing cane; it contains SOWs',
    },
    sow: {
      short: 'SOW',
      name: 'Statement of Work',
      about:
        'One piece of work that people are assigned to; each goes through 20 stages to delivery',
    },
  },
} satisfies Texts<typeof termsTh>;
