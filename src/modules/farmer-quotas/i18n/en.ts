import type { Texts } from '#platform/contract/texts/texts.ts';
import { disclosureEn } from './disclosure.en.ts';
import { verificationEn } from './verification.en.ts';
import { errorsEn } from './errors.en.ts';
import { fieldsEn } from './fields.en.ts';
import { homeEn } from './home.en.ts';
import { quotasEn } from './quotas.en.ts';
import { settingsEn } from './settings.en.ts';
import type { th } from './th.ts';

/** Texts of farmer quotas in English. */
export const en = {
  permissions: {
    title: 'Farmer quotas',
    read: 'View farmer quotas',
    write: 'Create, change and import quotas, and ask for corrections of verified ones',
    documents: 'View copies of ID cards and house registrations',
    verify: 'Verify quotas and decide corrections',
    delete: 'Suspend, close and delete quotas',
    reveal: 'View national IDs and bank accounts unmasked',
    export_personal: 'Export personal data unmasked',
    manage: 'Manage seasons, reasons, field offices and the pattern of quota numbers',
  },
  events: {
    created: 'Quota created',
    updated: 'Quota changed',
    deleted: 'Quota deleted',
    submitted: 'Quota submitted for verification',
    withdrawn: 'Quota withdrawn to a draft',
    reopened: 'Rejected quota opened for changes',
    suspended: 'Quota suspended',
    resumed: 'Quota no longer suspended',
    closed: 'Quota closed',
    claimed: 'Quota claimed for verification',
    released: 'Quota released to the queue',
    verified: 'Quota approved',
    verified_despite_checks: 'Quota approved despite failed checks',
    rejected: 'Quota rejected',
    sent_back: 'Quota sent back for changes',
    document_stored: 'Copy of a document stored',
    document_removed: 'Copy of a document removed',
    correction_requested: 'Correction of a verified quota requested',
    correction_approved: 'Correction approved',
    correction_refused: 'Correction refused',
    correction_withdrawn: 'Correction withdrawn',
    farmer_created: 'Farmer added',
    farmer_updated: 'Farmer changed',
    farmer_disclosed: 'Personal data handed to the person they are about',
    farmer_anonymised: 'Personal data of a farmer erased',
    season_created: 'Season created',
    season_updated: 'Season changed',
    season_deleted: 'Season deleted',
    reason_created: 'Reason created',
    reason_updated: 'Reason changed',
    reason_deleted: 'Reason deleted',
    settings_updated: 'Settings of quotas changed',
    imported: 'Quotas imported from a file',
  },
  entities: {
    farmer_quota: 'Farmer quota',
    farmer: 'Farmer',
    quota_season: 'Season',
    quota_reason: 'Reason',
    quota_correction: 'Correction of a quota',
    quota_settings: 'Settings of quotas',
  },
  inbox: {
    verification_wanted: 'Quota {{quota_code}} ({{name}}) is waiting for your verification',
    verified: 'Quota {{quota_code}} ({{name}}) was approved',
    verified_despite_checks:
      'Quota {{quota_code}} ({{name}}) was approved despite failed checks; its page says what is missing',
    sent_back: 'Quota {{quota_code}} ({{name}}) was sent back: {{reject_reason}}',
    rejected: 'Quota {{quota_code}} ({{name}}) was rejected: {{reject_reason}}',
    correction_wanted:
      'The correction of quota {{quota_code}} ({{name}}) is waiting for your decision',
    correction_approved: 'Your correction of quota {{quota_code}} ({{name}}) was approved',
    correction_refused:
      'Your correction of quota {{quota_code}} ({{name}}) was refused: {{decision_note}}',
  },
  errors: errorsEn,
  fields: fieldsEn,
  home: homeEn,
  ...disclosureEn,
  ...quotasEn,
  ...verificationEn,
  ...settingsEn,
} satisfies Texts<typeof th>;
