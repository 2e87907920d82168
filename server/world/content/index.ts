import { readFileSync } from 'node:fs';
import { type ContentKind, kindRules } from '#contract/content/kinds.ts';
import type { Block, InThree, PieceContent } from '#contract/content/piece.ts';
import { langs } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import type { SeedContent } from '#server/rooms/content/seed.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { buildProducts } from '../products.ts';
import { mediaOf } from './media.ts';
import type { Sample } from './sample.ts';

type World = {
  days: Days;
  companies: WorldCompany[];
  products: ReturnType<typeof buildProducts>;
  operatorId: string | undefined;
};

const read = (name: string): Sample[] =>
  JSON.parse(readFileSync(new URL(`../data/content/${name}.json`, import.meta.url), 'utf8')) as Sample[];
const editors: InThree = { cn: '复材汇编辑部', en: 'Weft editors', es: 'Redacción de Weft' };
const none: InThree = { cn: '', en: '', es: '' };

/** Which samples of each kind, and how many days lie between two of them. */
const kinds: { kind: ContentKind; file: string; every: number; first: number }[] = [
  { kind: 'news', file: 'news', every: 3, first: 0.4 },
  { kind: 'statement', file: 'statements', every: 9, first: 2 },
  { kind: 'case', file: 'cases', every: 12, first: 5 },
  { kind: 'journal', file: 'issues', every: 30, first: 6 },
  { kind: 'video', file: 'films', every: 7, first: 3 },
  { kind: 'campaign', file: 'campaigns', every: 1, first: 60 },
  { kind: 'help', file: 'help', every: 1, first: 70 },
  { kind: 'announcement', file: 'announcements', every: 1, first: 30 },
];

/** `{launch}` in a text is the quarter after the one in which the day lies. */
const withLaunch = (text: InThree, day: string): InThree => {
  const q = Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 2;
  const year = Number(day.slice(0, 4)) + (q > 4 ? 1 : 0);
  const n = q > 4 ? 1 : q;
  const when = { cn: `${year} 年第 ${n} 季度`, en: `Q${n} ${year}`, es: `${n}.º trimestre de ${year}` };
  const fill = (l: keyof InThree) => text[l].replace('{launch}', when[l]);
  return { cn: fill('cn'), en: fill('en'), es: fill('es') };
};

/** What an issue says of itself: the beginning of its feature. */
const bodyOf = (s: Sample): InThree => {
  const first = (l: 'cn' | 'en' | 'es') => s.feature?.text[l][0] ?? '';
  return s.body ?? { cn: first('cn'), en: first('en'), es: first('es') };
};

const blocksOf = (kind: ContentKind, s: Sample): Block[] => {
  const link: Block[] = s.link ? [{ kind: 'link', ...s.link }] : [];
  if (kindRules[kind].brief) return link;
  const body = bodyOf(s);
  const steps = (l: keyof InThree) => (s.steps ?? []).map((step) => `<li><p>${step[l]}</p></li>`).join('');
  const html = Object.fromEntries(
    langs.map((l) => [l, `<p>${body[l]}</p>${s.steps ? `<ol>${steps(l)}</ol>` : ''}`]),
  ) as Record<'cn' | 'en' | 'es', RichHtml>;
  const text: Block = { kind: 'text', html };
  const figures: Block[] = s.figures ? [{ kind: 'figures', ...s.figures }] : [];
  // A case shows its figures before its story.
  return s.company === undefined ? [text, ...figures, ...link] : [...figures, text, ...link];
};

const namedBy = (s: Sample, { companies, products }: World) => {
  if (s.company === undefined) return { companies: [], products: [] };
  const suppliers = companies.filter((c) => c.role === 'supplier');
  const [company] = suppliers.slice(s.company % suppliers.length);
  const product = products.find((p) => p.entId === company?.id && p.state === 'listed');
  return { companies: company?.id ? [company.id] : [], products: product?.id ? [product.id] : [] };
};

const contentOf = (kind: ContentKind, s: Sample, w: World): PieceContent => ({
  title: s.title,
  summary: withLaunch(s.summary, w.days.date(0)),
  picture: s.picture,
  blocks: blocksOf(kind, s),
  person: s.person ?? null,
  materials: s.materials,
  processes: s.processes ?? [],
  fields: s.fields ?? [],
  ...namedBy(s, w),
  standards: s.standards ?? [],
  source: kind === 'statement' || kindRules[kind].brief ? none : editors,
  example: kindRules[kind].figures || kindRules[kind].media !== undefined,
  media: null,
  photo: null,
  topic: s.topic ?? null,
});

/** What the platform publishes: all of it stands; of two newer versions one is a draft and one waits for review. */
export const buildContent = (w: World): SeedContent & { files: SeedPicture[] } => {
  const seeded: SeedContent & { files: SeedPicture[] } = { pieces: [], versions: [], moves: [], issues: [], files: [] };
  const authorId = w.operatorId;
  if (!authorId) return seeded;
  for (const { kind, file, every, first } of kinds)
    for (const [i, s] of read(file).entries()) {
      const id = idOf('piece', `${kind}.${s.key}`);
      const at = w.days.at(-(first + i * every));
      const before = w.days.at(-(first + i * every) - 0.2);
      const newer = i === 1 && kind === 'news' ? 'draft' : i === 1 && kind === 'statement' ? 'review' : null;
      const carried = mediaOf(kind, s, { pieceId: id, ownerId: authorId, at: before });
      seeded.issues.push(...carried.issues);
      seeded.files.push(...carried.files);
      const content = { ...contentOf(kind, s, w), media: carried.media };
      seeded.pieces.push({
        id,
        kind,
        slug: s.key,
        state: newer ?? 'published',
        head: newer ? 2 : 1,
        shown: 1,
        turn: newer ? 5 : 3,
        submittedBy: newer === 'draft' ? null : authorId,
        publishedAt: at,
        createdAt: before,
        updatedAt: at,
      });
      seeded.versions.push({ pieceId: id, no: 1, content, authorId, at: before });
      if (newer)
        seeded.versions.push({
          pieceId: id,
          no: 2,
          content: { ...content, summary: { ...content.summary, en: `${content.summary.en} A check list follows.` } },
          authorId,
          at,
        });
      const move = { pieceId: id, no: 1, userId: authorId, reason: '' };
      seeded.moves.push(
        { id: idOf('pieceMove', `${id}.1`), ...move, act: 'submit', at: before },
        { id: idOf('pieceMove', `${id}.2`), ...move, act: 'approve', alone: true, reason: '目前只有一位编辑', at },
      );
    }
  return seeded;
};
