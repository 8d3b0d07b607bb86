import { Button, Radio } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime, formatList } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { ConflictingField, Merge } from './merge-values.ts';
import classes from './form.module.css';

interface ConflictNoticeProps {
  readonly merge: Merge;
  readonly labels: Readonly<Record<string, string>>;
  /** Who was faster, and when, where the record has it. */
  readonly saved?: { readonly by: string | null; readonly at: string };
  readonly write?: (field: string, value: unknown) => string | undefined;
  /** The fields of which the stored value is to be used. */
  readonly onResolve: (theirs: readonly string[]) => void;
}

/**
 * Somebody else saved first. What only one of the two people changed is merged already; where both did, this
 * person chooses field by field.
 */
export function ConflictNotice({ merge, labels, saved, onResolve, ...props }: ConflictNoticeProps) {
  const t = usePlatformTexts();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const { conflicts } = merge;
  const taken = Object.keys(merge.taken).flatMap((field) => labels[field] ?? []);
  const write = (field: string, value: unknown) =>
    props.write?.(field, value) ?? writeValue(value) ?? t('form.empty_value');
  const choice = ({ field, label, ...values }: ConflictingField, whose: 'mine' | 'theirs') => {
    const value = write(field, values[whose]);
    const isTheirs = whose === 'theirs';
    const heading = t(isTheirs ? 'form.conflict_theirs' : 'form.conflict_mine');
    return (
      <Radio
        name={`conflict-${field}`}
        label={value}
        aria-label={`${label}, ${heading}: ${value}`}
        checked={theirs.includes(field) === isTheirs}
        onChange={() =>
          setTheirs([...theirs.filter((name) => name !== field), ...(isTheirs ? [field] : [])])
        }
      />
    );
  };
  return (
    <section className={classes.conflict} role="alert" tabIndex={-1} ref={focus}>
      <h3>
        <IconGitMerge size={18} aria-hidden />
        {t('form.conflict_heading')}
      </h3>
      {saved !== undefined && saved.by !== null && (
        <p>{t('form.conflict_by', { name: saved.by, time: formatDateTime(saved.at) })}</p>
      )}
      {taken.length > 0 && <p>{t('form.conflict_taken', { fields: formatList(taken) })}</p>}
      <p>{t(conflicts.length > 0 ? 'form.conflict_hint' : 'form.conflict_merged')}</p>
      {conflicts.length > 0 && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('form.conflict_field')}</th>
                <th scope="col">{t('form.conflict_mine')}</th>
                <th scope="col">{t('form.conflict_theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {conflicts.map((row) => (
                <tr key={row.field}>
                  <th scope="row">{row.label}</th>
                  <td>{choice(row, 'mine')}</td>
                  <td>{choice(row, 'theirs')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={classes.buttons}>
            <Button size="xs" onClick={() => onResolve(theirs)}>
              {t('form.use_chosen')}
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() => onResolve(conflicts.map(({ field }) => field))}
            >
              {t('form.take_theirs')}
            </Button>
            <Button size="xs" variant="default" onClick={() => onResolve([])}>
              {t('form.keep_mine')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The button that was pressed is disabled now, and would leave the focus nowhere. */
function focus(notice: HTMLElement | null): void {
  notice?.focus();
}

function writeValue(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : formatList(value.map(String));
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}
