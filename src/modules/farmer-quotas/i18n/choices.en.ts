import type { Texts } from '#platform/contract/texts/texts.ts';
import type { choicesTh } from './choices.th.ts';

/** Names of statuses and other choices of quotas in English. */
export const choicesEn = {
  statuses: {
    draft: 'Draft',
    pending: 'To be verified',
    verified: 'Approved',
    rejected: 'Rejected',
    sent_back: 'Sent back',
    suspended: 'Suspended',
    closed: 'Closed',
  },
  results: { approved: 'Approve', rejected: 'Reject', sent_back: 'Send back' },
  season_statuses: { open: 'Open', closed: 'Closed' },
  marital_statuses: {
    single: 'Single',
    married: 'Married',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  document_types: {
    id_card_copy: 'ID card',
    house_registration_copy: 'House registration',
  },
  correction_statuses: {
    pending: 'Waiting',
    approved: 'Approved',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  },
  checks: {
    national_id: 'Check digit of the national ID',
    name: 'Name and other quotas',
    phone: 'Shared phone',
    bank_account: 'Bank account',
    documents: 'Documents',
    address: 'Completeness of the address',
    national_id_passed: 'The check digit is right',
    national_id_failed: 'The check digit is wrong',
    name_passed: 'No quota of another person has this name',
    name_doubtful: 'Quotas of other people have this name',
    phone_passed: 'Nobody else uses this number',
    phone_doubtful: 'Other people use this number',
    phone_missing: 'There is no phone number',
    bank_account_passed: 'Nobody else uses this account',
    bank_account_doubtful: 'Other people use this account',
    bank_account_missing: 'There is no bank account',
    documents_passed: 'Both copies are there',
    documents_missing: 'One of the copies is missing',
    documents_same: 'Quotas of other people have the same file',
    address_passed: 'The address is complete',
    address_missing: 'The address is incomplete',
  },
  exports: { template: 'farmer_quotas_template' },
  disclosure: {
    title: 'Personal data that the company holds',
    history: 'Looks at the data of the person, and changes',
    retention: 'Kept for {{years}} years, as the company decided',
  },
} satisfies Texts<typeof choicesTh>;
