import type { ContractAttachment } from '#modules/cane-contracts/contract/contract-fields.ts';
import { contract, type Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { isAboveExpected } from '#modules/cane-contracts/contract/expected-tons.ts';
import { pathOfFile } from './file-paths.ts';
import type { DecidedField } from './name-deciders.queries.ts';

type Row = Omit<Contract, 'warnings'> & { readonly files: readonly string[] };

type RecordedRow = Omit<Row, DecidedField>;

/** The contract as the wire shows it: without files that were removed since, and with its warnings. */
export function showContract(row: Row): Contract {
  return contract.parse({
    ...row,
    ...existingFiles(row),
    warnings: isAboveExpected(row) ? ['tons_above_expected'] : [],
  });
}

const recorded = contract.omit({
  // Events outlive the personal data of farmers.
  farmerName: true,
  // Who did it, and when, is known of each event.
  submittedByName: true,
  approvedByName: true,
  activatedAt: true,
  activatedByName: true,
  warnings: true,
  version: true,
});

/** The contract as events store it. */
export function recordContract(row: RecordedRow) {
  return recorded.parse({ ...row, ...existingFiles(row) });
}

function existingFiles({ files, attachments, supportItems }: RecordedRow) {
  const stored = new Set(files.map(pathOfFile));
  const existing = (list: readonly ContractAttachment[]) =>
    list.filter(({ filePath }) => stored.has(filePath));
  return {
    attachments: existing(attachments),
    supportItems: supportItems.map((item) => ({
      ...item,
      attachments: existing(item.attachments),
    })),
  };
}
