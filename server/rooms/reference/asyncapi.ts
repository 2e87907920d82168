import { downstreamDocs, frameDocs, upstreamDocs } from '#contract/chat/frame-docs.ts';
import { downstreamFrame, upstreamFrame } from '#contract/chat/frames.ts';
import { noticeFrame } from '#contract/notices/frames.ts';
import { placeOf } from './places.ts';
import type { Json } from './references.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { defOf, type Schema } from './zod.ts';

const capital = (s: string) => `${s[0]?.toUpperCase()}${s.slice(1)}`;

/** Frames of one direction by their method, as messages; `side` is how their schemas are read. */
const framesOf = (
  schemas: Schemas,
  union: Schema,
  docs: Record<string, string>,
  side: 'in' | 'out',
): Record<string, Json> =>
  Object.fromEntries(
    defOf(union).options.map((frame) => {
      const { shape } = defOf(frame);
      const method = String((defOf(shape['method'] as Schema).values as string[])[0]);
      const name = `${side === 'in' ? 'send' : 'receive'}${capital(method)}`;
      const payload = schemas.schemaOf(frame, side, placeOf(name, frameDocs, {}, `${method}.`));
      return [name, { name: method, summary: docs[method], contentType: 'application/json', payload }];
    }),
  );

const refsTo = (names: string[]) => Object.fromEntries(names.map((n) => [n, { $ref: `#/components/messages/${n}` }]));
const within = (channel: string, names: string[]) =>
  names.map((n) => ({ $ref: `#/channels/${channel}/messages/${n}` }));

/** Beside a reference nothing may stand in this format: what does becomes a part of its own. */
const refsApart = <V>(v: V): V => {
  if (Array.isArray(v)) return v.map((x: unknown) => refsApart(x)) as V;
  if (typeof v !== 'object' || v === null) return v;
  const { $ref, ...rest } = v as Json;
  const others = Object.fromEntries(Object.entries(rest).map(([k, x]) => [k, refsApart(x)]));
  if ($ref === undefined) return others as V;
  return (Object.keys(others).length ? { allOf: [{ $ref }], ...others } : { $ref }) as V;
};

const security = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `access_token` of the token endpoint, at the upgrade.' },
  cookie: {
    type: 'httpApiKey',
    in: 'cookie',
    name: 'xtoken',
    description: 'The session of a browser on our own pages; the upgrade must come from there.',
  },
};
const either = [{ $ref: '#/components/securitySchemes/bearer' }, { $ref: '#/components/securitySchemes/cookie' }];

/** The sockets of the contract as AsyncAPI 3.0, and what of them lacks a description. */
export const describeSockets = (baseUrl: string): { document: Json; missing: string[] } => {
  const schemas = createSchemas();
  const up = framesOf(schemas, upstreamFrame, upstreamDocs, 'in');
  const down = framesOf(schemas, downstreamFrame, downstreamDocs, 'out');
  const notice = {
    name: 'notices',
    summary: 'The unread total, and notices as they come.',
    contentType: 'application/json',
    payload: schemas.schemaOf(noticeFrame, 'out', placeOf('receiveNotices', frameDocs)),
  };
  const { protocol, host } = new URL(baseUrl);
  const made = schemas.resolve({
    asyncapi: '3.0.0',
    info: {
      title: 'Weft',
      version: '1.0.0',
      description:
        'Sockets of the marketplace: conversations, and notices. Messages are sent by the call `sendMessage` of the OpenAPI document; the sockets tell what happened. Both end with the session (close code 1008), and cut who reads too slowly.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      tags: [
        { name: 'Chat', description: 'Conversations between people, and between people and companies.' },
        { name: 'Notices', description: 'What a person is told.' },
      ],
    },
    defaultContentType: 'application/json',
    servers: {
      weft: { host, protocol: protocol === 'https:' ? 'wss' : 'ws', description: 'This platform.', security: either },
    },
    channels: {
      chat: {
        address: '/api/chat/ws',
        description: 'Conversations of a person and their company.',
        messages: refsTo([...Object.keys(up), ...Object.keys(down)]),
      },
      notices: {
        address: '/api/notice/ws/{userId}',
        description: 'Notices of the person of the session.',
        parameters: { userId: { description: 'Own id of the person; for another the socket closes.' } },
        messages: refsTo(['receiveNotices']),
      },
    },
    operations: {
      chatIn: {
        action: 'send',
        channel: { $ref: '#/channels/chat' },
        summary: 'What a client says.',
        messages: within('chat', Object.keys(up)),
      },
      chatOut: {
        action: 'receive',
        channel: { $ref: '#/channels/chat' },
        summary: 'What a client hears.',
        messages: within('chat', Object.keys(down)),
      },
      notices: {
        action: 'receive',
        channel: { $ref: '#/channels/notices' },
        summary: 'Notices as they come.',
        messages: within('notices', ['receiveNotices']),
      },
    },
    components: { messages: { ...up, ...down, receiveNotices: notice }, securitySchemes: security },
  });
  const { components, ...rest } = made.document;
  return {
    document: refsApart({ ...rest, components: { ...components, schemas: made.schemas } }),
    missing: [...schemas.missing],
  };
};
