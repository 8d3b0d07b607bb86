import * as routes from '#modules/feature-development/contract/checklists.ts';
import * as templateRoutes from '#modules/feature-development/contract/checklist-templates.ts';
import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSow } from '../records/sows.queries.ts';
import { findPass } from './open-pass.queries.ts';
import { addRow, changeRow, removeRow } from './edit-rows.ts';
import { markRows } from './mark-rows.ts';
import { remarkRow } from './write-row-remark.ts';
import { saveChecklist } from './save-checklist.ts';
import { saveTemplate } from './save-template.ts';
import { uploadChecklist } from './upload-checklist.ts';
import { findChecklist } from './checklists.queries.ts';
import { receiveCsv } from './receive-checklist-csv.ts';
import { listTemplates, listTemplateVersions } from './checklist-templates.queries.ts';

/** A file that is too large is cut off. */
const UPLOAD = {
  throwFileSizeLimit: false,
  limits: { fileSize: routes.uploadChecklistRoute.form.bytes },
};

const addressOf = ({ id, stage }: { id: string; stage: number }) => ({ sow_id: id, stage });

export function serveChecklists(serve: Serve, { database, translator }: Context): void {
  serve.transaction(routes.getChecklistRoute, async ({ tx, scope, params, query }) => {
    const pass = await findPass(tx, scope, { sow_id: params.id, stage: params.stage, ...query });
    return { checklist: await findChecklist(tx, scope, pass.id) };
  });

  serve.outside(routes.previewChecklistRoute, async ({ scope, request }) => {
    const { encoding, tables, problems } = (await receiveCsv(request.parts(UPLOAD))).checklist;
    return {
      encoding,
      tables,
      rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
      problems: problems.map(({ line, code, parameters }) => ({
        line,
        code,
        message: translator.translate(scope.language, code, { ...parameters, line }),
      })),
    };
  });

  serve.outside(routes.uploadChecklistRoute, async ({ scope, params, request }) => {
    await database.inCompany(scope, (tx) => requireSow(tx, scope, params.id), { readOnly: true });
    const { checklist, fields } = await receiveCsv(request.parts(UPLOAD));
    const parsed = routes.uploadChecklistRoute.form.fields.safeParse(fields);
    if (!parsed.success) throw errors.validation_failed({ fields: toFieldProblems(parsed.error) });
    const { stage_number: stage, mode } = parsed.data;
    if (checklist.problems.length > 0) {
      throw errors.validation_failed({
        fields: checklist.problems.map(({ line, code, parameters }) => ({
          path: `csv_file.${line}`,
          code,
          parameters: { ...parameters, line },
        })),
      });
    }
    const upload = { sow_id: params.id, stage, mode, tables: checklist.tables };
    return database.inCompany(scope, async (tx) => ({
      checklist: await uploadChecklist(tx, scope, upload),
    }));
  });

  serve.transaction(routes.saveChecklistRoute, async ({ tx, scope, params, body }) => ({
    checklist: await saveChecklist(tx, scope, {
      sow_id: params.id,
      stage: body.stage_number,
      given: body.checklist,
    }),
  }));

  serve.transaction(routes.markChecklistRoute, async ({ tx, scope, params, body }) => ({
    table: await markRows(tx, scope, {
      ...body,
      sow_id: params.id,
      stage: params.stage,
      state: body.state ?? (body.is_checked === true ? 'done' : 'open'),
    }),
  }));

  serve.transaction(routes.addChecklistRowRoute, async ({ tx, scope, params, body }) => ({
    checklist: await addRow(tx, scope, { ...addressOf(params), ...body, translator }),
  }));

  serve.transaction(routes.changeChecklistRowRoute, async ({ tx, scope, params, body }) => ({
    checklist: await changeRow(tx, scope, { ...addressOf(params), row: params.row, ...body }),
  }));

  serve.transaction(routes.removeChecklistRowRoute, async ({ tx, scope, params }) => ({
    checklist: await removeRow(tx, scope, { ...addressOf(params), row: params.row }),
  }));

  serve.transaction(routes.remarkChecklistRoute, async ({ tx, scope, params, body }) => ({
    table: await remarkRow(tx, scope, { ...body, sow_id: params.id, stage: params.stage }),
  }));

  serve.transaction(templateRoutes.listTemplatesRoute, async ({ tx, scope }) => ({
    data: await listTemplates(tx, scope),
  }));

  serve.transaction(templateRoutes.listTemplateVersionsRoute, async ({ tx, scope, params }) => ({
    data: await listTemplateVersions(tx, scope, params.stage),
  }));

  serve.transaction(templateRoutes.saveTemplateRoute, ({ tx, scope, params, body }) =>
    saveTemplate(tx, scope, { stage: params.stage, ...body }),
  );
}
