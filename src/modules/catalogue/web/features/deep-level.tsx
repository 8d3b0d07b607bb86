import { IconAlertTriangle, IconArrowRight, IconForms } from '@tabler/icons-react';
import type { DeepField } from '#modules/catalogue/contract/features.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type CatalogueTexts } from '../texts.ts';
import { deepLevelQuery } from './features.api.ts';
import { FieldName } from './field-name.tsx';
import { FieldTable, type LevelProps } from './field-table.tsx';
import classes from './features.module.css';

/** What a feature stores. */
export function DeepLevel({ featureId, ...shown }: LevelProps) {
  const t = useTexts(texts);
  return (
    <FieldTable
      {...shown}
      level="deep"
      icon={IconForms}
      query={deepLevelQuery({ id: featureId })}
      columns={deepColumns(t)}
    />
  );
}

/** What the database knows of a column, with the keys in the reader's language. */
function sayNotes(notes: string, t: CatalogueTexts): string {
  return notes
    .replace(/^primary key\b/, t('levels.deep.primary_key'))
    .replace(/(^|, )unique\b/g, (_match, before: string) => before + t('levels.deep.unique'));
}

function deepColumns(t: CatalogueTexts): Column<DeepField>[] {
  return [
    {
      id: 'name',
      header: t('levels.deep.columns.name'),
      names: true,
      cell: (field) => <FieldName name={field.field_name} field={field} />,
    },
    {
      id: 'type',
      header: t('levels.deep.columns.type'),
      cell: (field) => (
        <>
          <span className={classes.fieldName}>
            {t(`field_types.${field.field_type}`)}
            {field.native_type !== '' && <code>{field.native_type}</code>}
          </span>
          {field.native_notes !== '' && (
            <div className={text.dimmed}>{sayNotes(field.native_notes, t)}</div>
          )}
        </>
      ),
    },
    {
      id: 'required',
      header: t('levels.deep.columns.need'),
      keepTogether: true,
      cell: ({ is_required }) =>
        is_required ? (
          <span className={classes.required}>{t('fields.required')}</span>
        ) : (
          <span className={text.dimmed}>{t('levels.deep.optional')}</span>
        ),
    },
    {
      id: 'description',
      header: t('fields.description'),
      cell: (field) => <Description of={field} />,
    },
    {
      id: 'sample',
      header: t('levels.deep.columns.sample'),
      cell: ({ sample_value }) =>
        sample_value === '' ? null : <code className={classes.sample}>{sample_value}</code>,
    },
    {
      id: 'relation',
      header: t('levels.deep.columns.relation'),
      cell: ({ relation }) => relation !== null && <Relation {...relation} />,
    },
  ];
}

const FACTS = ['default_value', 'choices', 'formula', 'condition', 'external_target'] as const;

/** What it is for, and what else is known about it. */
function Description({ of }: { readonly of: DeepField }) {
  const t = useTexts(texts);
  const facts = FACTS.filter((name) => of[name] !== '');
  return (
    <>
      {of.description}
      {of.is_read_only && <div className={text.dimmed}>{t('fields.is_read_only')}</div>}
      {facts.map((name) => (
        <div key={name} className={text.dimmed}>
          {`${t(`fields.${name}`)}: ${of[name].split('\n').join(', ')}`}
        </div>
      ))}
    </>
  );
}

/** Where a field leads to; a relation that leads nowhere is marked. */
function Relation(relation: NonNullable<DeepField['relation']>) {
  const t = useTexts(texts);
  const broken = relation.target_field_id === null;
  const Sign = broken ? IconAlertTriangle : IconArrowRight;
  return (
    <span
      className={classes.relation}
      data-broken={broken || undefined}
      title={broken ? t('levels.deep.broken_hint') : undefined}
    >
      <Sign size={14} stroke={1.8} aria-hidden />
      <code>{`${relation.target_table}.${relation.target_field}`}</code>
      {broken && <span>{t('levels.deep.broken')}</span>}
    </span>
  );
}
