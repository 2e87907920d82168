import { deskMediaErrors } from '#contract/content/desk-media.ts';
import { langs } from '#contract/core/langs.ts';
import { type ContentKind, kindRules } from '#contract/content/kinds.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import { captionFaults } from '#server/platform/captions/index.ts';
import { claimFiles, heldFile } from '#server/rooms/files/index.ts';
import { findIssues } from '../journals/issue-store.ts';
import { pieceSubject } from '../videos/send-video.ts';

type Media = PieceContent['media'];
const editionsOf = (m: Media): string[] => (m?.kind === 'journal' ? langs.flatMap((l) => m.editions[l] ?? []) : []);

/** Media are of the piece's kind; editions are imports of the piece; captions are WebVTT; chapters lie within the film. */
export const checkMedia = async (
  tx: Ctx,
  pieceId: string,
  kind: ContentKind,
  media: Media,
  faults: Record<string, FieldError>,
): Promise<void> => {
  if (media && media.kind !== kindRules[kind].media) faults['content.media'] = { code: 'choice' };
  if (media?.kind === 'journal') {
    const issues = await findIssues(tx, editionsOf(media));
    for (const lang of langs) {
      const id = media.editions[lang];
      if (id && issues.find((i) => i.id === id)?.pieceId !== pieceId)
        faults[`content.media.editions.${lang}`] = { code: 'choice' };
    }
  }
  if (media?.kind !== 'video') return;
  Object.assign(faults, captionFaults(media.captions, 'content.media.captions'));
  for (const [i, c] of media.chapters.entries())
    if (c.at >= Math.max(1, media.seconds)) faults[`content.media.chapters.${i}.at`] = { code: 'afterFilm' };
};

/** Film and poster are the piece's from now on. @throws Refused files.notYours */
export const claimMedia = async (tx: Ctx, pieceId: string, media: Media): Promise<void> => {
  if (media?.kind !== 'video') return;
  const subject = pieceSubject(pieceId);
  // What the piece holds already stays, whoever of the editors sent it.
  const fresh = async (file: string | null) => (file && !(await heldFile(tx, file, subject)) ? [file] : []);
  await claimFiles(tx, await fresh(media.film), subject, 'film');
  await claimFiles(tx, await fresh(media.poster), subject, 'picture');
};

/** An issue goes out once all of its pages are there (content 20). @throws Refused deskMedia.notRead */
export const checkReadIn = async (tx: Ctx, media: Media): Promise<void> => {
  const ids = editionsOf(media);
  const whole = (await findIssues(tx, ids)).filter((i) => i.state === 'done');
  if (whole.length < ids.length) throw refuse(deskMediaErrors.notRead);
};
