import { downstreamDocs, frameDocs, upstreamDocs } from '#contract/chat/frame-docs.ts';
import { downstreamFrame, upstreamFrame } from '#contract/chat/frames.ts';
import { hallDownstreamDocs, hallFrameDocs, hallUpstreamDocs, positionDocs } from '#contract/fairs/frame-docs.ts';
import { hallDownstream, hallUpstream } from '#contract/fairs/presence.ts';
import { noticeFrame } from '#contract/notices/frames.ts';
import type { RoomDocs } from '#contract/core/docs.ts';
import { placeOf } from './places.ts';
import type { Json } from './references.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { defOf, type Schema } from './zod.ts';

const capital = (s: string) => `${s[0]?.toUpperCase()}${s.slice(1)}`;

/** Frames of one direction by their method, as messages; `side` is how their schemas are read, `of` tells those of several sockets apart. */
const framesOf = (
  schemas: Schemas,
  union: Schema,
  docs: Record<string, string>,
  o: { side: 'in' | 'out'; of: string; fields: RoomDocs },
): Record<string, Json> =>
  Object.fromEntries(
    defOf(union).options.map((frame) => {
      const { shape } = defOf(frame);
      const method = String((defOf(shape['method'] as Schema).values as string[])[0]);
      const name = `${o.side === 'in' ? 'send' : 'receive'}${o.of}${capital(method)}`;
      const payload = schemas.schemaOf(frame, o.side, placeOf(name, o.fields, {}, `${method}.`));
      return [name, { name: method, summary: docs[method], contentType: 'application/json', payload }];
    }),
  );

/** Bytes, of which the description says what they hold. */
const positions = (name: string, summary: string): Json => ({
  name,
  summary,
  contentType: 'application/octet-stream',
  payload: { type: 'string', format: 'binary' },
});

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

const info = {
  title: 'Weft',
  version: '1.0.0',
  description:
    'Sockets of the marketplace: conversations, notices, and presence in halls. Messages are sent by the call `sendMessage` of the OpenAPI document; the sockets tell what happened. Both end with the session (close code 1008), and cut who reads too slowly.',
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  tags: [
    { name: 'Chat', description: 'Conversations between people, and between people and companies.' },
    { name: 'Notices', description: 'What a person is told.' },
    { name: 'Halls', description: 'Who is in a hall of a fair with one another.' },
  ],
};

const messagesOf = (schemas: Schemas) => {
  const ofChat = { of: '', fields: frameDocs };
  const up = framesOf(schemas, upstreamFrame, upstreamDocs, { ...ofChat, side: 'in' });
  const down = framesOf(schemas, downstreamFrame, downstreamDocs, { ...ofChat, side: 'out' });
  const ofHalls = { of: 'Hall', fields: hallFrameDocs };
  const hallIn = {
    ...framesOf(schemas, hallUpstream, hallUpstreamDocs, { ...ofHalls, side: 'in' }),
    sendHallPosition: positions('position', positionDocs.in),
  };
  const hallOut = {
    ...framesOf(schemas, hallDownstream, hallDownstreamDocs, { ...ofHalls, side: 'out' }),
    receiveHallPositions: positions('positions', positionDocs.out),
  };
  const notice = {
    name: 'notices',
    summary: 'The unread total, and notices as they come.',
    contentType: 'application/json',
    payload: schemas.schemaOf(noticeFrame, 'out', placeOf('receiveNotices', frameDocs)),
  };
  return { up, down, hallIn, hallOut, notice };
};
type Messages = ReturnType<typeof messagesOf>;

const channelsOf = ({ up, down, hallIn, hallOut }: Messages) => ({
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
  halls: {
    address: '/api/halls/ws/{hallId}',
    description: 'Presence in a hall. Opens without a session, too: visitors look on.',
    parameters: { hallId: { description: 'Id of the hall; where there is none the socket closes with 4404.' } },
    messages: refsTo([...Object.keys(hallIn), ...Object.keys(hallOut)]),
  },
});

const operationsOf = ({ up, down, hallIn, hallOut }: Messages) => ({
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
  hallIn: {
    action: 'send',
    channel: { $ref: '#/channels/halls' },
    summary: 'What a client says in a hall.',
    messages: within('halls', Object.keys(hallIn)),
  },
  hallOut: {
    action: 'receive',
    channel: { $ref: '#/channels/halls' },
    summary: 'What a client hears in a hall.',
    messages: within('halls', Object.keys(hallOut)),
  },
});

/** The sockets of the contract as AsyncAPI 3.0, and what of them lacks a description. */
export const describeSockets = (baseUrl: string): { document: Json; missing: string[] } => {
  const schemas = createSchemas();
  const messages = messagesOf(schemas);
  const { protocol, host } = new URL(baseUrl);
  const made = schemas.resolve({
    asyncapi: '3.0.0',
    info,
    defaultContentType: 'application/json',
    servers: {
      weft: { host, protocol: protocol === 'https:' ? 'wss' : 'ws', description: 'This platform.', security: either },
    },
    channels: channelsOf(messages),
    operations: operationsOf(messages),
    components: {
      messages: {
        ...messages.up,
        ...messages.down,
        ...messages.hallIn,
        ...messages.hallOut,
        receiveNotices: messages.notice,
      },
      securitySchemes: security,
    },
  });
  const { components, ...rest } = made.document;
  return {
    document: refsApart({ ...rest, components: { ...components, schemas: made.schemas } }),
    missing: [...schemas.missing],
  };
};
