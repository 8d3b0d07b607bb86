import { IconFileText, IconListDetails, IconPlus, IconRoute, IconTrash } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/feature-development/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { nameActs, namePlaces } from '#platform/web/shell/name-places.ts';
import { addressOf, paths } from './paths.ts';

const { value_stream_records, sop_records, sow_records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);
const act = nameActs(labels, also);

const permission = 'feature-development:write';

export const places: Places = {
  synonyms: {
    [paths.myWork]: also.my_work,
    [paths.board]: also.board,
    [paths.timeline]: also.timeline,
    [paths.valueStreams]: also.value_streams,
    [paths.allSops]: also.all_sops,
    [paths.allSows]: also.all_sows,
    [paths.analytics]: also.analytics,
    '/settings/sow-stages': also.stage_settings,
  },
  places: [
    place('waiting', `${paths.myWork}?tab=waiting`),
    place('approval', `${paths.myWork}?tab=approval`),
    place('overdue', `${paths.myWork}?tab=overdue`),
    place('rolled_back', `${paths.myWork}?tab=rolled_back`),
    place('comments', `${paths.sow}?tab=comments`),
    place('activity', `${paths.sow}?tab=activity`),
    place('sop_comments', `${paths.sop}?tab=comments`),
    place('sop_activity', `${paths.sop}?tab=activity`),
    place('stream_comments', `${paths.valueStream}?tab=comments`),
    place('stream_activity', `${paths.valueStream}?tab=activity`),
    place('stream_sops', paths.sops),
    place('stream_sows', paths.streamSows),
    place('sop_sows', paths.sows),
    { ...place('edit_sow', paths.editSow), permission },
    { ...place('edit_sop', paths.editSop), permission },
    { ...place('edit_value_stream', paths.editValueStream), permission },
    { ...place('create_sow_here', paths.createSow), permission },
    { ...place('create_sop_here', paths.createSop), permission },
  ],
  acts: [
    act('delete_sow', 'feature-development.delete_sow', IconTrash),
    act('delete_sop', 'feature-development.delete_sop', IconTrash),
    act('delete_value_stream', 'feature-development.delete_value_stream', IconTrash),
  ],
  quickActions: [
    { ...place('create_sow', paths.newSow), icon: IconPlus, permission },
    { ...place('create_sop', paths.newSop), icon: IconPlus, permission },
    { ...place('create_value_stream', paths.createValueStream), icon: IconPlus, permission },
  ],
  records: [
    {
      entity: 'value_stream',
      label: value_stream_records,
      icon: IconRoute,
      address: ({ id }) => addressOf(paths.valueStream, { valueStreamId: id }),
      list: paths.valueStreams,
    },
    {
      entity: 'sop',
      label: sop_records,
      icon: IconListDetails,
      address: ({ id }) => addressOf(paths.anySop, { id }),
      list: paths.allSops,
    },
    {
      entity: 'sow',
      label: sow_records,
      icon: IconFileText,
      address: ({ id }) => addressOf(paths.anySow, { id }),
      list: paths.allSows,
    },
  ],
};
