import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Lang } from '#contract/core/langs.ts';
import { dealLimits } from '#contract/deal/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { heldFiles, openHeld, takeableFiles, takeFile } from '#server/rooms/files/index.ts';
import { indexCsv, indexJson, indexSheet, type Left, type Listed } from './archive-index.ts';
import type { DealAsked } from './parts.ts';
import { readWhole } from './read-deal.ts';
import { timelineSheet } from './timeline-sheet.ts';

type Entry = { name: string; input: AsyncIterable<Uint8Array> | Uint8Array | string; lastModified: Date };

/** Names that every system can unpack. */
const plain = (name: string): string => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').slice(-120);
/** Passes bytes on, and lists what they were once they are through. */
const listing = async function* (
  bytes: AsyncIterable<Uint8Array>,
  done: (of: { bytes: number; sha256: string }) => void,
) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of bytes) {
    hash.update(part);
    size += part.byteLength;
    yield part;
  }
  done({ bytes: size, sha256: hash.digest('hex') });
};
const once = async function* (bytes: Uint8Array) {
  yield bytes;
};

/** Files that fit, in their order; the names of the others are told. */
const within = <T extends { name: string; size: number }>(files: T[]): { taken: T[]; left: Left[] } => {
  const taken: T[] = [];
  const left: Left[] = [];
  let bytes = 0;
  for (const f of files) {
    if (taken.length >= dealLimits.files || bytes + f.size > dealLimits.bytes) left.push({ name: f.name, why: 'size' });
    else {
      bytes += f.size;
      taken.push(f);
    }
  }
  return { taken, left };
};

type Whole = Awaited<ReturnType<typeof readWhole>>;

/** What goes into the archive, and what is left out. */
const partsOf = async (ctx: Ctx, whole: Whole) => {
  const atDesk = whole.view.party === 'operator';
  const kindOf = new Map(whole.parts.flatMap((p) => (p.files ?? []).map((f) => [f.id, f.kind] as const)));
  const files = (await (atDesk ? heldFiles : takeableFiles)(ctx, whole.files)).map((f) => ({
    ...f,
    kind: kindOf.get(f.id) ?? ('document' as const),
    open: () => (atDesk ? openHeld(ctx, f) : takeFile(ctx, f)),
  }));
  const closed = whole.parts.flatMap((p) => p.closed ?? []);
  const { taken, left } = within([
    ...files,
    ...closed.map((f) => ({ ...f, open: () => f.open().then(once, () => null) })),
  ]);
  const sheets = whole.parts.flatMap((p) => p.sheets ?? []);
  left.push(...sheets.slice(dealLimits.sheets).map((s): Left => ({ name: `${s.name}.pdf`, why: 'size' })));
  left.push(...whole.parts.flatMap((p) => p.left ?? []));
  return { taken, left, sheets };
};
type Archive = Awaited<ReturnType<typeof partsOf>> & { whole: Whole; timeline: Uint8Array; now: Date };
/** The file that is being read. */
type Held = { open: AsyncIterable<Uint8Array> | undefined };

/** The entries one after the other, the index of what has gone out last. */
const entriesOf = async function* (
  { whole, timeline, now, taken, left, sheets }: Archive,
  held: Held,
): AsyncGenerator<Entry> {
  const listed: Listed[] = [];
  const entry = (name: string, kind: string, bytes: AsyncIterable<Uint8Array>): Entry => ({
    name,
    input: listing(bytes, (of) => listed.push({ name, kind, ...of })),
    lastModified: now,
  });
  yield entry(`timeline-${whole.words.lang}.pdf`, 'timeline', once(timeline));
  for (const s of sheets.slice(0, dealLimits.sheets)) {
    // A document that is not there any more must not cost the others.
    const drawn = await s.draw().catch(() => null);
    if (!drawn) left.push({ name: `${s.name}.pdf`, why: 'gone' });
    else
      yield entry(
        `${s.kind}/${plain(s.name)}-${whole.words.lang}.pdf`,
        s.kind,
        once(new Uint8Array(await drawn.arrayBuffer())),
      );
  }
  for (const f of taken) {
    held.open = (await f.open()) ?? undefined;
    if (held.open) yield entry(`${f.kind}/${f.id.slice(-8)}-${plain(f.name)}`, f.kind, held.open);
    else left.push({ name: f.name, why: 'gone' });
  }
  const made = now.toISOString();
  yield { name: 'index.pdf', input: await printSheet(indexSheet(whole, made, listed, left)), lastModified: now };
  yield { name: 'index.json', input: indexJson(whole, made, listed, left), lastModified: now };
  yield { name: 'index.csv', input: indexCsv(listed), lastModified: now };
};

/**
 * Sends the timeline of a deal with the documents that the reader may take, as a ZIP that is made while it is read: documents are
 * drawn and files opened one after the other, and the index with the hash of each comes last. Of a dispute the operator's room has
 * judged the reader, and records how many files are sent. @throws Refused common.notFound
 */
export const sendArchive = async (
  ctx: Ctx,
  asked: DealAsked,
  o: { lang?: Lang | undefined; zone?: string | undefined },
  noted?: (of: { number: string; files: number; left: number }) => Promise<void>,
): Promise<Response> => {
  // All that can fail is read before the first byte goes out.
  const whole = await readWhole(ctx, asked, o);
  const now = new Date();
  const timeline = await printSheet(timelineSheet(whole, now.toISOString()));
  const { taken, left, sheets } = await partsOf(ctx, whole);
  await noted?.({ number: whole.view.number, files: taken.length + sheets.length, left: left.length });

  const held: Held = { open: undefined };
  const entries = entriesOf({ whole, timeline, now, taken, left, sheets }, held);
  const bytes = async function* () {
    try {
      yield* makeZip(entries);
    } finally {
      if (held.open instanceof Readable) held.open.destroy();
    }
  };
  ctx.platform.log.info(
    { deal: asked.id, of: asked.kind, by: me(ctx).userId, files: taken.length },
    'a deal was downloaded',
  );
  return new Response(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${whole.view.number}-${now.toISOString().slice(0, 10)}.zip"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
};
