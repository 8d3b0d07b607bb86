import { en } from './en.ts';
import { labelsEn } from './labels.en.ts';
import { labelsTh } from './labels.th.ts';
import { th } from './th.ts';

/** All texts of the platform that the server needs: those of every page, and those that no page loads. */
export const serverTexts = {
  th: { ...th, ...labelsTh, errors: { ...th.errors, ...labelsTh.errors } },
  en: { ...en, ...labelsEn, errors: { ...en.errors, ...labelsEn.errors } },
} as const;
