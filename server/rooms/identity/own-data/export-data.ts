import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { readableFiles } from '#server/rooms/files/index.ts';
import { exportLink, isExportLink } from './export-link.ts';
import { exportParts } from './export-parts.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { limits } from '../rules.ts';
import { reauthenticate } from '../safety/seat-person.ts';
import { tellSecurity } from '../accounts/tell-security.ts';

/**
 * A link to the person's own data, after password or code; its owner is told of it.
 * @throws Refused common.invalid, identity.code, identity.exported where today's downloads are used up
 */
export const askForData = async (
  ctx: Ctx,
  by: { password?: string | undefined; code?: string | undefined },
): Promise<{ url: string }> => {
  const { id } = await reauthenticate(ctx, by);
  if ((await ctx.platform.limits.used(limits.exports, id)) >= limits.exports.points)
    throw refuse(identityErrors.exported);
  await tellSecurity(ctx, id, 'Export');
  return { url: exportLink(ctx) };
};

/** Names that every system can unpack. */
const plain = (name: string): string => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').slice(-120);

/**
 * Sends the data as a ZIP: the rooms' parts, then the files, one after the other as the reader takes them.
 * @throws Refused common.notFound for a link that is not this session's or no longer good, identity.exported
 */
export const sendData = async (ctx: Ctx, q: { until: number; sig: string }): Promise<Response> => {
  const person = me(ctx);
  if (!isExportLink(ctx, q)) throw refuse(common.notFound);
  if (await ctx.platform.limits.take(limits.exports, person.userId)) throw refuse(identityErrors.exported);
  const now = new Date();
  const texts: { name: string; input: string; lastModified: Date }[] = [];
  // All that can fail is read before the first byte goes out.
  for (const { name, read } of ctx.platform.answers(exportParts))
    texts.push({
      name: `${name}.json`,
      input: `${JSON.stringify(await read(ctx, person), null, 2)}\n`,
      lastModified: now,
    });
  const files = await readableFiles(ctx);
  const listed = files.map(({ id, name, type, size, createdAt }) => ({ id, name, type, size, createdAt }));
  texts.push({ name: 'files.json', input: `${JSON.stringify(listed, null, 2)}\n`, lastModified: now });

  let open: Readable | undefined;
  const entries = async function* () {
    yield* texts;
    for (const f of files) {
      // A file whose bytes are gone must not cost the others.
      const found = await ctx.platform.storage.open(f.key).catch(() => null);
      if (!found) continue;
      open = found.stream;
      yield { name: `files/${f.id}-${plain(f.name)}`, input: found.stream, lastModified: f.createdAt };
    }
  };
  const bytes = async function* () {
    try {
      yield* makeZip(entries());
    } finally {
      open?.destroy();
    }
  };
  return new Response(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="weft-${now.toISOString().slice(0, 10)}.zip"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
};
