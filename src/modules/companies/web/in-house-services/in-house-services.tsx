import { Button } from '@mantine/core';
import { IconHistory, IconPencil, IconPlus, IconServer2, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  IN_HOUSE_SERVICE,
  type InHouseService,
} from '#modules/companies/contract/in-house-services.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { inHouseServicesSearch } from './in-house-services.search.ts';
import { inHouseServicesQuery } from './in-house-services.api.ts';
import { RemoveService } from './remove-service.tsx';
import { serviceColumns } from './service-columns.tsx';

const HISTORY = `/settings/audit?entity=${IN_HOUSE_SERVICE}`;

const ServiceSheet = whenOpened(async () => (await import('./service-sheet.tsx')).ServiceSheet);

/** Services in private networks that the company may call. */
export function InHouseServices() {
  const t = useTexts(texts);
  const mayReadHistory = useMay('audit:read');
  const query = useQuery(inHouseServicesQuery());
  const [{ create }, setSearch] = useSearchState(inHouseServicesSearch);
  const edited = useRecordWindow<InHouseService>();
  const removal = useRecordWindow<InHouseService>();
  const actions = (service: InHouseService) => [
    { label: t('actions.edit'), icon: IconPencil, onClick: () => edited.open(service) },
    {
      label: t('in_house.remove'),
      icon: IconTrash,
      danger: true,
      onClick: () => removal.open(service),
    },
  ];
  return (
    <ListPage
      title={t('in_house.title')}
      purpose={t('in_house.purpose')}
      actions={
        mayReadHistory && (
          <Button
            component={Link}
            to={HISTORY}
            variant="default"
            leftSection={<IconHistory size={16} />}
          >
            {t('in_house.history')}
          </Button>
        )
      }
    >
      <RecordTable
        name="in-house-services"
        label={t('in_house.title')}
        columns={serviceColumns(t)}
        query={query}
        failedTitle={t('in_house.load_failed')}
        actions={actions}
        empty={{
          icon: IconServer2,
          title: t('in_house.empty'),
          hint: t('in_house.empty_hint'),
        }}
        add={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setSearch({ create: '1' })}>
            {t('in_house.add')}
          </Button>
        }
      />
      <ServiceSheet
        opened={create !== undefined}
        onClose={() => setSearch({ create: undefined })}
      />
      {edited.draw((stored, window) => (
        <ServiceSheet stored={stored} {...window} />
      ))}
      {removal.draw((service, window) => (
        <RemoveService service={service} {...window} />
      ))}
    </ListPage>
  );
}
