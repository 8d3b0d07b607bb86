import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import * as contract from '#modules/farmer-quotas/contract/imports.ts';
import { firstStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { loadContent } from '#platform/web/api/download.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { RecordImport, type ImportInAddress } from '#platform/web/file-import/record-import.tsx';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useSeasons } from '../seasons/use-seasons.ts';
import { texts } from '../texts.ts';
import { ImportDocuments } from './import-documents.tsx';
import classes from './import-quotas.module.css';
import { useKnownValues } from './use-known-values.ts';

type Choices = {
  readonly season: string;
  readonly mode: (typeof contract.quotaImportModes)[number];
  readonly quota_status: (typeof firstStatuses)[number];
};

const WHAT = ['quotas', 'documents'] as const;

/** Quotas by file, then their copies by another. */
export function ImportQuotas({ address, ...window }: WindowProps & ImportInAddress) {
  const t = useTexts(texts);
  const { current } = useSeasons();
  const values = useKnownValues();
  const [what, setWhat] = useState<(typeof WHAT)[number]>('quotas');
  const choices: Choices = { season: current ?? '', mode: 'both', quota_status: 'pending' };
  const isOpen = address.id !== undefined;
  return (
    <Sheet {...window} title={t('import.title')} staysOpen={isOpen} isWide={isOpen}>
      {address.id === undefined && (
        <div className={classes.what}>
          <SegmentedControl
            fullWidth
            aria-label={t('import.what')}
            value={what}
            data={WHAT.map((value) => ({ value, label: t(`import.${value}`) }))}
            onChange={(value) => setWhat(WHAT.find((each) => each === value) ?? what)}
          />
        </div>
      )}
      {what === 'documents' && address.id === undefined ? (
        <div className={classes.what}>
          <ImportDocuments />
        </div>
      ) : (
        <RecordImport
          // The season that is chosen at first comes a moment later.
          key={address.id ?? current}
          of={{
            kind: contract.QUOTA_IMPORT,
            name: 'farmer-quotas-import',
            hint: t('import.hint'),
            mostBytes: contract.quotaImportLimits.bytes,
            template: {
              name: t('import.template_name'),
              columns: contract.QUOTA_COLUMNS,
              load: () =>
                loadContent(contract.quotaTemplateRoute, {
                  format: 'xlsx',
                  language: languageOfPage(),
                }),
            },
            headingOf: (column) => t(`fields.${column}`),
            valuesOf: values,
            options: choices,
            drawOptions: (chosen, onChange) => (
              <ImportChoices choices={chosen} onChange={onChange} />
            ),
            mayLeaveOut: true,
            runLabel: (count) => t('import.run', { count }),
            addressOf: ({ id }) => `/farmer-quotas/${id}`,
            refreshes: [['farmer_quota'], ['quota_season']],
          }}
          address={address}
          onDone={window.onClose}
        />
      )}
    </Sheet>
  );
}

interface ImportChoicesProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** The season of rows without one, and what happens to them. */
function ImportChoices({ choices, onChange }: ImportChoicesProps) {
  const t = useTexts(texts);
  const { open } = useSeasons();
  return (
    <>
      <NativeSelect
        label={t('import.season')}
        value={choices.season}
        data={open.map(({ name }) => name)}
        onChange={({ currentTarget: { value } }) => onChange({ ...choices, season: value })}
      />
      <NativeSelect
        label={t('import.mode')}
        value={choices.mode}
        data={contract.quotaImportModes.map((value) => ({
          value,
          label: t(`import.modes.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...choices,
            mode: contract.quotaImportModes.find((each) => each === value) ?? choices.mode,
          })
        }
      />
      <NativeSelect
        label={t('import.status')}
        value={choices.quota_status}
        data={firstStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...choices,
            quota_status: firstStatuses.find((each) => each === value) ?? choices.quota_status,
          })
        }
      />
    </>
  );
}
