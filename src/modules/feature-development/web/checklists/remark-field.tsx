import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ChecklistRow } from '#modules/feature-development/contract/checklist-tables.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { useRemarkRow, type StageAddress } from './checklists.api.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';
import { LONGEST_REASON } from '../records/text-limits.ts';

interface RemarkFieldProps {
  readonly address: StageAddress;
  readonly tableId: string;
  readonly row: ChecklistRow;
  readonly place: number;
  readonly editable: boolean;
}

/** What is written while the field is in use, and the remark it was begun from. */
interface Draft {
  readonly text: string;
  readonly from: string;
  readonly version: number;
}

/** The remark beside a row: saved on leaving the field or by Enter; it stays in the field while saving fails. */
export function RemarkField({ address, tableId, row, place, editable }: RemarkFieldProps) {
  const t = useTexts(texts);
  const remark = useRemarkRow();
  const [draft, setDraft] = useState<Draft>();
  if (!editable) return row.remark;

  const save = () => {
    if (draft === undefined || remark.isPending) return;
    if (draft.text.trim() === row.remark) {
      setDraft(undefined);
      return;
    }
    remark.mutate(
      {
        ...address,
        table_id: tableId,
        row_index: place,
        remark: draft.text,
        version: draft.version,
      },
      {
        onSuccess: () => setDraft(undefined),
        // Seen now, what others wrote may be written over.
        onError: () => setDraft({ ...draft, version: Math.max(draft.version, row.version) }),
      },
    );
  };
  const other = draft !== undefined && draft.from !== row.remark ? row.remark : undefined;
  return (
    <>
      <TextInput
        size="xs"
        placeholder={t('workspace.checklist.remark')}
        aria-label={t('workspace.checklist.remark_of', { number: place + 1 })}
        value={draft?.text ?? row.remark}
        maxLength={LONGEST_REASON}
        error={failureText(t('workspace.checklist.save_failed'), remark.error)}
        onFocus={() =>
          setDraft((last) => last ?? { text: row.remark, from: row.remark, version: row.version })
        }
        onChange={({ currentTarget: { value } }) =>
          setDraft((last) => ({
            from: last?.from ?? row.remark,
            version: last?.version ?? row.version,
            text: value,
          }))
        }
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
          if (event.key === 'Escape') setDraft(undefined);
        }}
      />
      {other !== undefined && (
        <span className={textClasses.hint} role="status">
          {`${t('workspace.conflict.stored')}: ${other}`}
        </span>
      )}
    </>
  );
}
