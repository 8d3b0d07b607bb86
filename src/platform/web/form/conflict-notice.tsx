import { Button } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { formatDateTime, formatList } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './form.module.css';

interface ConflictNoticeProps {
  readonly labels: Readonly<Record<string, string>>;
  readonly mine: object;
  readonly theirs: object;
  /** Who was faster, and when, where the record has it. */
  readonly saved?: { readonly by: string | null; readonly at: string };
  readonly write?: (field: string, value: unknown) => string | undefined;
  readonly onResolve: (keepMine: boolean) => void;
}

/** Somebody else saved first: shows where the two versions differ and asks which values to use. */
export function ConflictNotice({ labels, mine, theirs, ...props }: ConflictNoticeProps) {
  const t = usePlatformTexts();
  const { onResolve, saved } = props;
  const write = (field: string, value: unknown) =>
    props.write?.(field, value) ?? writeValue(value) ?? t('form.empty_value');
  const rows = differences({ labels, mine, theirs });
  return (
    <section className={classes.conflict} role="alert">
      <h3>
        <IconGitMerge size={18} aria-hidden />
        {t('form.conflict_heading')}
      </h3>
      {saved !== undefined && saved.by !== null && (
        <p>{t('form.conflict_by', { name: saved.by, time: formatDateTime(saved.at) })}</p>
      )}
      <p>{t('form.conflict_hint')}</p>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('form.conflict_field')}</th>
              <th scope="col">{t('form.conflict_mine')}</th>
              <th scope="col">{t('form.conflict_theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.field}>
                <th scope="row">{row.label}</th>
                <td>{write(row.field, row.mine)}</td>
                <td>{write(row.field, row.theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={() => onResolve(false)}>
          {t('form.take_theirs')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onResolve(true)}>
          {t('form.keep_mine')}
        </Button>
      </div>
    </section>
  );
}

type Comparison = Pick<ConflictNoticeProps, 'labels' | 'mine' | 'theirs'>;

/** The fields with a label whose values differ. */
export function differences({ labels, mine, theirs }: Comparison) {
  const ours = new Map<string, unknown>(Object.entries(mine));
  const others = new Map<string, unknown>(Object.entries(theirs));
  return Object.entries(labels)
    .map(([field, label]) => ({
      field,
      label,
      mine: ours.get(field),
      theirs: others.get(field),
    }))
    .filter((row) => JSON.stringify(row.mine ?? '') !== JSON.stringify(row.theirs ?? ''));
}

function writeValue(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : formatList(value.map(String));
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}
