import * as routes from '#platform/contract/views.routes.ts';
import { defineAction } from '../query/define-action.ts';
import { fileImportTexts } from './file-import-texts.ts';

// Mappings are stored as the views of lists are: a person's own, or shared with the company.
const refreshes = [routes.SAVED_VIEW];

// The dialog shows what is wrong with the name.
export const useSaveMapping = defineAction(routes.createViewRoute, fileImportTexts, {
  refreshes,
  success: (t, { name }) => t('file_import.mapping_saved', { name }),
  failure: false,
});

export const useDeleteMapping = defineAction(routes.deleteViewRoute, fileImportTexts, {
  refreshes,
  success: 'file_import.mapping_deleted',
  failure: 'file_import.mapping_failed',
});
