import { Button, Select, TextInput } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  quotaDocumentTypes,
  type QuotaDocumentType,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import { quotaInput } from '#modules/farmer-quotas/contract/quotas.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { formatBytes } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import textClasses from '#platform/web/page/text.module.css';
import { ChooseDocument } from '../documents/choose-document.tsx';
import { useSeasons } from '../seasons/use-seasons.ts';
import { texts, type QuotaTexts } from '../texts.ts';
import { codeField } from './code-field.tsx';
import { KnownFarmer } from './known-farmer.tsx';
import { familyInputs, identityInputs, seasonalInputs, under } from './quota-fields.tsx';
import { useCreateQuota } from './quotas.api.ts';
import classes from './quotas.module.css';

const LIST = '/farmer-quotas';

const form = defineForm({ body: quotaInput });

type Files = ReadonlyMap<string, File>;

/** A form for a new quota, with the copies of its documents. */
export function CreateQuota(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const create = useCreateQuota();
  const [files, setFiles] = useState<Files>(new Map());
  const choose = (type: QuotaDocumentType, file: File | undefined) => {
    const next = new Map(files);
    if (file === undefined) next.delete(type);
    else next.set(type, file);
    setFiles(next);
  };
  const { seasons, current } = useSeasons();
  const [hasBegun, setBegun] = useState(false);
  // What is being typed stays, should the last season be closed meanwhile.
  if (current !== undefined && !hasBegun) setBegun(true);
  const page = {
    title: t('form.create_title'),
    purpose: t('form.create_purpose'),
    back: { to: LIST, label: t('detail.back') },
  };
  if (seasons !== undefined && current === undefined && !hasBegun) {
    return (
      <ListPage {...page}>
        <NoSeason />
      </ListPage>
    );
  }
  return (
    <ListPage {...page}>
      <RecordFormPage
        form={form}
        fields={{ ...newQuotaFields(t), ...documentFields(t, { files, choose }) }}
        save={(body) => create.mutateAsync({ body, files })}
        saveLabel={t('form.save_and_send')}
        otherSave={{
          label: t('form.save_draft'),
          save: (body) => create.mutateAsync({ body: { ...body, quota_status: 'draft' }, files }),
        }}
        isDone={create.isSuccess}
        onSaved={({ id }) =>
          void navigate({ to: '/farmer-quotas/$id', params: { id }, replace: true })
        }
        onCancel={() => (canGoBack ? history.back() : void navigate({ to: LIST }))}
      />
    </ListPage>
  );
}

/** Says what comes first, before anything is typed. */
function NoSeason() {
  const t = useTexts(texts);
  const mayManage = useMay('farmer-quotas:manage');
  return (
    <EmptyState
      icon={IconCalendarPlus}
      title={t('form.no_open_season')}
      hint={t(mayManage ? 'form.season_first' : 'form.season_by_others')}
      action={
        mayManage && (
          <Button renderRoot={(props) => <Link {...props} to="/farmer-quotas/settings" />}>
            {t('form.open_season')}
          </Button>
        )
      }
    />
  );
}

function newQuotaFields(
  t: QuotaTexts,
): Omit<Fields<FormValues<typeof quotaInput>>, QuotaDocumentType> {
  return {
    national_id: {
      label: t('fields.national_id'),
      around: under(t('form.identity')),
      input: (props, values) => (
        <div>
          <TextInput
            {...props}
            description={t('form.national_id_hint')}
            inputMode="numeric"
            maxLength={17}
            autoComplete="off"
            withAsterisk
          />
          <KnownFarmer form={values} />
        </div>
      ),
    },
    ...identityInputs(t),
    ...familyInputs(t),
    season: {
      label: t('fields.season'),
      around: under(t('fields.quota')),
      input: (props) => <SeasonSelect {...props} />,
    },
    quota_code: codeField(t),
    // The two buttons choose it.
    quota_status: { label: t('fields.quota_status') },
    // It follows from the season.
    year: { label: t('fields.year') },
    copied_from: { label: t('fields.copied_from') },
    ...seasonalInputs(t),
  };
}

interface Chosen {
  readonly files: Files;
  readonly choose: (type: QuotaDocumentType, file: File | undefined) => void;
}

function documentFields(
  t: QuotaTexts,
  { files, choose }: Chosen,
): Pick<Fields<FormValues<typeof quotaInput>>, QuotaDocumentType> {
  const field = (type: QuotaDocumentType) => ({
    label: t(`document_types.${type}`),
    input: ({ error }: { readonly error?: ReactNode }) => (
      <div data-path={type}>
        <span className={textClasses.label}>{t(`document_types.${type}`)}</span>
        <ChosenDocument type={type} file={files.get(type)} onChoose={choose} />
        {error !== undefined && <div role="alert">{error}</div>}
      </div>
    ),
  });
  const [card, house] = quotaDocumentTypes;
  return {
    [card]: {
      ...field(card),
      around: under(t('detail.documents'), t('form.needed_documents')),
    },
    [house]: field(house),
  };
}

interface ChosenDocumentProps {
  readonly type: QuotaDocumentType;
  readonly file: File | undefined;
  readonly onChoose: Chosen['choose'];
}

function ChosenDocument({ type, file, onChoose }: ChosenDocumentProps) {
  const t = useTexts(texts);
  return (
    <div className={classes.note}>
      {file !== undefined && (
        <>
          <span>{t('documents.chosen', { name: file.name, size: formatBytes(file.size) })}</span>
          <Button size="compact-sm" variant="default" onClick={() => onChoose(type, undefined)}>
            {t('documents.undo')}
          </Button>
        </>
      )}
      <ChooseDocument
        type={type}
        label={t(file === undefined ? 'documents.choose' : 'documents.replace')}
        onChoose={(chosen) => onChoose(type, chosen)}
      />
    </div>
  );
}

function SeasonSelect(props: Omit<ComponentProps<typeof Select>, 'data'>) {
  const { open, current } = useSeasons();
  return (
    <Select
      {...props}
      key={current}
      // What is left blank is the latest open season.
      defaultValue={props.defaultValue || current}
      allowDeselect={false}
      data={open.map(({ name }) => name)}
    />
  );
}
