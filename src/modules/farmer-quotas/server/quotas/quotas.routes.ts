import { quotaDocumentTypes } from '#modules/farmer-quotas/contract/quota-choices.ts';
import * as routes from '#modules/farmer-quotas/contract/quotas.ts';
import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { storeDocument, storeReferred } from '../documents/quota-documents.ts';
import { documentUpload, receiveDocuments } from '../documents/receive-documents.ts';
import { farmerKeeper } from '../farmers/keep-farmer.ts';
import { createQuota } from './create-quota.ts';
import { deleteQuota } from './delete-quota.ts';
import { quotaList, quotaSearch } from './list-quotas.queries.ts';
import { moveQuota } from './move-quota.ts';
import { findByCode, listQuotasOfFarmer, quotaKeeper } from '../records/quotas.queries.ts';
import { withAddresses } from '../records/show-quota.ts';
import { updateQuota } from './update-quota.ts';

export function serveQuotas(serve: Serve, context: Context): void {
  const { clock, files, permissionSets, personalData } = context;

  serve.transaction(routes.listQuotasRoute, async ({ tx, scope, query }) => {
    const found = await quotaList.page(tx, scope, quotaSearch(scope, query, personalData));
    return { ...found, data: found.data.map(withAddresses) };
  });

  serve.transaction(routes.getQuotaRoute, async ({ tx, scope, params }) =>
    withAddresses(await quotaKeeper.find(tx, scope, params.id)),
  );

  serve.transaction(routes.getQuotaByCodeRoute, async ({ tx, scope, params }) => {
    const id = await findByCode(tx, scope, params.code);
    if (id === undefined) throw errors.not_found();
    return withAddresses(await quotaKeeper.find(tx, scope, id));
  });

  serve.transaction(routes.listQuotasOfFarmerRoute, async ({ tx, scope, params }) => {
    await farmerKeeper.find(tx, scope, params.id);
    return { data: await listQuotasOfFarmer(tx, scope, params.id) };
  });

  serve.form(routes.createQuotaRoute, async ({ scope, request }) => {
    const parts = request.parts(documentUpload);
    const received = await receiveDocuments(files, { parts, fieldnames: quotaDocumentTypes });
    const parsed = routes.createQuotaRoute.form.fields.safeParse(received.fields);
    let isStored = false;
    return {
      content: {
        ...received.fields,
        files: [...received.files.values()].map((file) => file.sha256),
      },
      async work(tx) {
        if (received.refusal !== undefined) throw received.refusal;
        if (!parsed.success) {
          throw errors.validation_failed({ fields: toFieldProblems(parsed.error) });
        }
        const { id_card_copy, house_registration_copy, ...fields } = parsed.data;
        const now = clock.now();
        const needs = { personalData, permissionSets, now };
        const { id } = await createQuota(tx, scope, { fields, ...needs });
        const references = { id_card_copy, house_registration_copy };
        for (const type of quotaDocumentTypes) {
          const file = received.files.get(type);
          const reference = references[type];
          if (file !== undefined) await storeDocument(tx, scope, { quotaId: id, type, file });
          else if (reference !== '') {
            await storeReferred(tx, scope, { quotaId: id, type, reference });
          }
        }
        isStored = true;
        return withAddresses(await quotaKeeper.find(tx, scope, id));
      },
      async tidy() {
        if (!isStored) await received.discard();
      },
    };
  });

  serve.transaction(routes.updateQuotaRoute, async ({ tx, scope, params: { id }, body }) => {
    const { id_card_copy = '', house_registration_copy = '', ...change } = body;
    const changed = await updateQuota(tx, scope, { id, change, personalData });
    const references = { id_card_copy, house_registration_copy };
    for (const type of quotaDocumentTypes) {
      const reference = references[type];
      // What is answered may come back.
      if (reference === '' || reference === changed[type]) continue;
      await storeReferred(tx, scope, { quotaId: id, type, reference });
    }
    return withAddresses(await quotaKeeper.find(tx, scope, id));
  });

  serve.transaction(routes.deleteQuotaRoute, async ({ tx, scope, params }) => {
    await deleteQuota(tx, scope, params.id);
    return undefined;
  });

  serve.transaction(routes.moveQuotaRoute, async ({ tx, scope, params, body }) =>
    moveQuota(tx, scope, { id: params.id, ...body, context }),
  );
}
