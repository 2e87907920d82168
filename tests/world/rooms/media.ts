import { readFileSync } from 'node:fs';
import type { PieceContent } from '#contract/content/piece.ts';
import { operatorMedia } from '#contract/content/desk-media.ts';
import { operatorContent } from '#contract/content/desk.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertContent } from '#server/rooms/content/seed.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import { pieceOf } from './content.ts';

const dataOf = (path: string): Buffer => readFileSync(new URL(`../../../server/world/data/${path}`, import.meta.url));
/** A real issue of 16 pages, and a real film with its poster. */
export const issuePdf = (): Buffer => dataOf('issues/weft-review-2026-01-en.pdf');
export const filmBytes = (): Buffer => dataOf('films/three-weaves.webm');
export const posterBytes = (): Buffer => dataOf('films/three-weaves.jpg');

type Sent = { status: number; id: string };
/** Sends a file at the desk. */
export const sendContentFile = async (
  t: TestPlatform,
  by: { token: string },
  kind: 'issue' | 'film' | 'picture',
  file: { name: string; type: string; bytes: Uint8Array },
): Promise<Sent> => {
  const form = new FormData();
  form.set('uid', '1');
  form.set('file', new File([file.bytes as Uint8Array<ArrayBuffer>], file.name, { type: file.type }));
  const res = await t.api.request(operatorMedia.upload.path.replace('{kind}', kind), {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by.token}` },
  });
  const body = (await res.json()) as { data: { id: string } | null };
  return { status: res.status, id: body.data?.id ?? '' };
};

/** A piece that is begun, of a kind that carries something. */
export const beginPiece = async (
  t: TestPlatform,
  by: { token: string },
  kind: ContentKind,
  media: PieceContent['media'],
): Promise<string> => {
  const pieceId = newId();
  await t.as(by.token)(operatorContent.save, {
    body: { pieceId, turn: 0, kind, slug: `piece-${pieceId}`, content: pieceOf({ person: null, media }) },
  });
  return pieceId;
};

/** Saves its media and brings it to its readers. */
export const publishMedia = async (
  t: TestPlatform,
  { author, second }: { author: { token: string }; second: { token: string } },
  o: { pieceId: string; kind: ContentKind; media: PieceContent['media']; turn?: number },
): Promise<void> => {
  const params = { id: o.pieceId };
  const saved = await t.as(author.token)(operatorContent.save, {
    body: {
      pieceId: o.pieceId,
      turn: o.turn ?? 1,
      kind: o.kind,
      slug: `piece-${o.pieceId}`,
      content: pieceOf({ person: null, media: o.media }),
    },
  });
  const sent = await t.as(author.token)(operatorContent.move, { params, body: { turn: saved.turn, act: 'submit' } });
  await t.as(second.token)(operatorContent.move, { params, body: { turn: sent.turn, act: 'approve' } });
};

/** A journal or a video that is published, as the demo world's are laid in: without pages, film and poster. */
export const shownMedia = async (
  t: TestPlatform,
  { userId }: { userId: string },
  kind: 'journal' | 'video',
): Promise<string> => {
  const id = newId();
  const none = { cn: '', en: '', es: '' };
  const media: PieceContent['media'] =
    kind === 'journal'
      ? { kind, number: '1', editions: { cn: null, en: null, es: null }, download: false }
      : { kind, film: null, poster: null, seconds: 0, captions: none, chapters: [] };
  await insertContent(systemContext(t.platform), {
    pieces: [
      {
        id,
        kind,
        slug: `piece-${id}`,
        state: 'published',
        head: 1,
        shown: 1,
        turn: 3,
        publishedAt: new Date().toISOString(),
      },
    ],
    versions: [{ pieceId: id, no: 1, content: pieceOf({ person: null, media }), authorId: userId }],
    moves: [{ id: newId(), pieceId: id, no: 1, act: 'submit', userId, reason: '' }],
    issues: [],
  });
  return id;
};
