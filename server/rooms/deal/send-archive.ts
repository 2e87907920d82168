import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Lang } from '#contract/core/langs.ts';
import { dealLimits } from '#contract/deal/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { takeableFiles, takeFile } from '#server/rooms/files/index.ts';
import { readWhole, type WholeDeal } from './read-deal.ts';
import { timelineSheet } from './timeline-sheet.ts';

/** A line of the index: a file of the archive with its size and hash, in the order in which they stand there. */
type Listed = { name: string; kind: string; bytes: number; sha256: string };
type Entry = { name: string; input: AsyncIterable<Uint8Array> | Uint8Array | string; lastModified: Date };

/** Names that every system can unpack. */
const plain = (name: string): string => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').slice(-120);
/** A cell of CSV; what a spreadsheet would take for a formula is text. */
const cell = (v: string | number): string =>
  `"${String(v)
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`;

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
const within = <T extends { name: string; size: number }>(files: T[]): { taken: T[]; left: string[] } => {
  const taken: T[] = [];
  const left: string[] = [];
  let bytes = 0;
  for (const f of files) {
    if (taken.length >= dealLimits.files || bytes + f.size > dealLimits.bytes) left.push(f.name);
    else {
      bytes += f.size;
      taken.push(f);
    }
  }
  return { taken, left };
};

const indexOf = ({ view, words }: WholeDeal, made: string, listed: Listed[], left: string[]) => ({
  number: view.number,
  title: words.text(view.title),
  party: view.party,
  made,
  zone: words.zone,
  capped: view.capped,
  files: listed,
  left,
  events: view.events.map(({ at, kind, title, detail, number, party, company }) => ({
    at,
    kind,
    title,
    detail,
    number,
    party,
    company: company ? words.text(company.name) : null,
  })),
});

/**
 * Sends the timeline of a deal with the documents that the reader may take, as a ZIP that is made while it is read: documents are
 * drawn and files opened one after the other, and the index with the hash of each comes last. @throws Refused common.notFound
 */
export const sendArchive = async (
  ctx: Ctx,
  id: string,
  o: { lang?: Lang | undefined; zone?: string | undefined },
): Promise<Response> => {
  // All that can fail is read before the first byte goes out.
  const whole = await readWhole(ctx, id, o);
  const now = new Date();
  const timeline = await printSheet(timelineSheet(whole, now.toISOString()));
  const kindOf = new Map(whole.parts.flatMap((p) => (p.files ?? []).map((f) => [f.id, f.kind] as const)));
  const files = (await takeableFiles(ctx, whole.files)).map((f) => ({
    ...f,
    kind: kindOf.get(f.id) ?? ('document' as const),
    open: () => takeFile(ctx, f),
  }));
  const closed = whole.parts.flatMap((p) => p.closed ?? []);
  const { taken, left } = within([
    ...files,
    ...closed.map((f) => ({ ...f, open: () => f.open().then(once, () => null) })),
  ]);
  const sheets = whole.parts.flatMap((p) => p.sheets ?? []);
  left.push(...sheets.slice(dealLimits.sheets).map((s) => `${s.name}.pdf`));

  const listed: Listed[] = [];
  const entry = (name: string, kind: string, bytes: AsyncIterable<Uint8Array>): Entry => ({
    name,
    input: listing(bytes, (of) => listed.push({ name, kind, ...of })),
    lastModified: now,
  });
  let open: AsyncIterable<Uint8Array> | undefined;
  const entries = async function* (): AsyncGenerator<Entry> {
    yield entry(`timeline-${whole.words.lang}.pdf`, 'timeline', once(timeline));
    for (const s of sheets.slice(0, dealLimits.sheets)) {
      // A document that is not there any more must not cost the others.
      const drawn = await s.draw().catch(() => null);
      if (!drawn) left.push(`${s.name}.pdf`);
      else
        yield entry(
          `${s.kind}/${plain(s.name)}-${whole.words.lang}.pdf`,
          s.kind,
          once(new Uint8Array(await drawn.arrayBuffer())),
        );
    }
    for (const f of taken) {
      open = (await f.open()) ?? undefined;
      if (open) yield entry(`${f.kind}/${f.id.slice(-8)}-${plain(f.name)}`, f.kind, open);
      else left.push(f.name);
    }
    const index = indexOf(whole, now.toISOString(), listed, left);
    yield { name: 'index.json', input: `${JSON.stringify(index, null, 2)}\n`, lastModified: now };
    const rows = [['name', 'kind', 'bytes', 'sha256'], ...listed.map((l) => [l.name, l.kind, l.bytes, l.sha256])];
    // The mark at the front tells spreadsheets that it is UTF-8.
    yield {
      name: 'index.csv',
      input: `\ufeff${rows.map((r) => r.map(cell).join(',')).join('\r\n')}\r\n`,
      lastModified: now,
    };
  };
  const bytes = async function* () {
    try {
      yield* makeZip(entries());
    } finally {
      if (open instanceof Readable) open.destroy();
    }
  };
  ctx.platform.log.info({ inquiry: id, by: me(ctx).userId, files: taken.length }, 'a deal was downloaded');
  return new Response(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${whole.view.number}-${now.toISOString().slice(0, 10)}.zip"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
};
