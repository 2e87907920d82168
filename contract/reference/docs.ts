import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { callView, fieldView, type reference, refusalView } from './calls.ts';

export const referenceDocs: RoomDocs = {
  schemas: {
    FieldReference: {
      is: fieldView,
      about: 'A field as the pages for developers show it.',
      fields: { name: ['Path of the field.', 'lines[].tiers'], type: ['Its type in words.', 'list of text'] },
    },
    RefusalReference: { is: refusalView, about: 'A refusal as the pages for developers show it.' },
    CallReference: { is: callView, about: 'A call as the pages for developers show it.' },
  },
  fields: {
    key: 'Key of the section.',
    calls: 'Its calls.',
    id: ['Name of the call, as `operationId`.', 'publishInquiry'],
    method: ['HTTP method.', 'POST'],
    path: ['Path.', '/api/busi/inquiry/publish'],
    aliases: ['Other paths of the same call.', []],
    summary: ['What it does.', 'Publish an inquiry'],
    about: ['What it does, in whole sentences.', 'Publishes an inquiry.'],
    who: ['Who may call it, in the language of the caller.', 'Buyers and suppliers.'],
    limit: ['Its limit, in the language of the caller; null without one.', null],
    parameters: 'Parameters of path and query.',
    in: 'Where it stands.',
    required: ['Whether it has to be there.', true],
    body: 'The body of the request; null without one.',
    answer: 'What is answered in `data`.',
    fields: 'The fields.',
    type: ['Type in words.', 'object'],
    request: ['An example as curl.', 'curl https://weft.example/api/busi/inquiry/page'],
    response: ['An example of the answer as JSON; null for a file.', '{"code":0,"msg":"","data":null}'],
    refusals: 'What it refuses.',
    status: ['HTTP status.', 409],
    code: ['Code of the refusal.', 'inquiry.full'],
    text: ['Its text in the language of the caller.', 'The wanted number of quotations is reached'],
  },
};

export const referenceCalls: CallsDocs<typeof reference> = {
  sections: {
    id: 'listSections',
    summary: 'List the sections of this API',
    about: 'Answers the sections of the API with the names of their calls.',
  },
  section: {
    id: 'getSection',
    summary: 'Read a section of this API',
    about: 'Answers the calls of a section as the pages for developers show them.',
  },
};
