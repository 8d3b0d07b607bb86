import type { ApiDescription } from '#platform/contract/api-description.ts';
import { attachment } from './attachments.ts';
import {
  engineInput,
  engineChange,
  engineMove,
  engineReference,
  listedEngine,
  engine,
} from './engines.ts';
import { subFunctionInput, subFunctionChange, subFunction } from './sub-functions.ts';
import { usageLog } from './usage.ts';
import { engineUse } from './uses.ts';
import { engineVersion } from './versions.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const enginesApi: ApiDescription = {
  groups: [
    {
      name: 'Engines',
      description: 'Reusable units of logic: versions, sub-functions, files and what uses them.',
      paths: ['engines'],
    },
  ],
  schemas: {
    EngineAttachment: attachment,
    EngineInput: engineInput,
    EngineChange: engineChange,
    EngineMove: engineMove,
    EngineReference: engineReference,
    ListedEngine: listedEngine,
    Engine: engine,
    EngineSubFunctionInput: subFunctionInput,
    EngineSubFunctionChange: subFunctionChange,
    EngineSubFunction: subFunction,
    EngineUsageLog: usageLog,
    EngineUse: engineUse,
    EngineVersion: engineVersion,
  },
};
