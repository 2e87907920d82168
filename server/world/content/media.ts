import { readFileSync } from 'node:fs';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { langs } from '#contract/core/langs.ts';
import type { SeedContent } from '#server/rooms/content/seed.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import { idOf } from '../chance.ts';
import type { Sample } from './sample.ts';

type Lang = (typeof langs)[number];
type Carried = { media: PieceContent['media']; issues: SeedContent['issues']; files: SeedPicture[] };
type Owner = { pieceId: string; ownerId: string; at: string };

const bytesOf = (path: string): Buffer => readFileSync(new URL(`../data/${path}`, import.meta.url));
const inEach = <T>(of: (lang: Lang) => T): Record<Lang, T> => ({ cn: of('cn'), en: of('en'), es: of('es') });

const stamp = (s: number): string =>
  `00:${String(Math.floor(s / 60)).padStart(2, '0')}:${(s % 60).toFixed(3).padStart(6, '0')}`;
const vttOf = (cues: NonNullable<Sample['cues']>, lang: Lang): string =>
  ['WEBVTT', ...cues.map((c) => `${stamp(c.from)} --> ${stamp(c.to)}\n${c.text[lang]}`)].join('\n\n') + '\n';

const journal = (s: Sample, { pieceId, ownerId, at }: Owner): Carried => {
  const ids = inEach((lang) => idOf('issue', `${s.key}.${lang}`));
  const fileIds = inEach((lang) => idOf('issueFile', `${s.key}.${lang}`));
  return {
    media: { kind: 'journal', number: s.number ?? '', editions: ids, download: true },
    // The Chinese edition is drawn first: it is what most readers open.
    issues: langs.map((lang, i) => ({
      id: ids[lang],
      pieceId,
      fileId: fileIds[lang],
      createdBy: ownerId,
      createdAt: new Date(Date.parse(at) + langs.length - i).toISOString(),
      updatedAt: at,
    })),
    files: langs.map((lang) => ({
      id: fileIds[lang],
      ownerId,
      name: `${s.key}-${lang}.pdf`,
      bytes: bytesOf(`issues/${s.key}-${lang}.pdf`),
      subject: { kind: 'issue', id: ids[lang] },
    })),
  };
};

const samplesOfFilms = JSON.parse(bytesOf('content/films.json').toString('utf8')) as Sample[];
/** A film of the demo world with its captions, for what else shows it. */
export const filmOf = (key: string): { bytes: Buffer; captions: Record<Lang, string> } => {
  const cues = samplesOfFilms.find((s) => s.key === key)?.cues ?? [];
  return { bytes: bytesOf(`films/${key}.webm`), captions: inEach((lang) => vttOf(cues, lang)) };
};

const video = (s: Sample, { pieceId, ownerId }: Owner): Carried => {
  const subject = { kind: 'piece', id: pieceId };
  const [film, poster] = [idOf('film', s.key), idOf('poster', s.key)];
  const cues = s.cues ?? [];
  return {
    media: {
      kind: 'video',
      film,
      poster,
      seconds: s.seconds ?? 0,
      captions: inEach((lang) => vttOf(cues, lang)),
      chapters: s.chapters ?? [],
    },
    issues: [],
    files: [
      { id: film, ownerId, name: `${s.key}.webm`, bytes: bytesOf(`films/${s.key}.webm`), subject },
      { id: poster, ownerId, name: `${s.key}.jpg`, bytes: bytesOf(`films/${s.key}.jpg`), subject },
    ],
  };
};

/** What a journal or a video of the demo world carries: its PDFs, its film and its poster. */
export const mediaOf = (kind: ContentKind, s: Sample, owner: Owner): Carried =>
  kind === 'journal' ? journal(s, owner) : kind === 'video' ? video(s, owner) : { media: null, issues: [], files: [] };
