import { LRUCache } from 'lru-cache';
import { isLang, type Lang } from '#contract/core/langs.ts';
import { type ListedKind, listedKinds } from '#contract/content/kinds.ts';
import { pick } from '#contract/core/text.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Document } from '#server/platform/room.ts';
import { translate } from '#server/platform/translate.ts';
import { pieceCard } from '#server/rooms/content/index.ts';
import { productCard } from '#server/rooms/catalogue/index.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { inquiryCard } from '#server/rooms/inquiry/index.ts';
import { projectCard } from '#server/rooms/docking/index.ts';
import { purchaseCard } from '#server/rooms/purchase/index.ts';
import { type Card, drawCard } from './draw-card.ts';

type Facts = Omit<Card, 'kind' | 'seed'>;
const piece =
  (kind: ListedKind) =>
  async (ctx: Ctx, id: string, lang: Lang): Promise<Facts | null> => {
    const x = await pieceCard(ctx, kind, id);
    return x && { title: pick(x.title, lang), facts: x.at.slice(0, 10) };
  };

/** Public facts alone: whoever gets the link sees the picture. */
const readers: Record<string, (ctx: Ctx, id: string, lang: Lang) => Promise<Facts | null>> = {
  site: async (_ctx, _id, lang) => ({
    title: translate(lang, 'discovery:claim'),
    facts: translate(lang, 'discovery:trade'),
  }),
  product: async (ctx, id, lang) => {
    const p = await productCard(ctx, id);
    return (
      p && {
        title: pick(p.name, lang),
        facts: [p.model, p.company && pick(p.company, lang)].filter(Boolean).join(' · '),
      }
    );
  },
  company: async (ctx, id, lang) => {
    const [e] = await companiesByIds(ctx, [id]);
    if (!e) return null;
    const made = e.categories.slice(0, 3).map((c) => pick(materialLabel(c), lang));
    return { title: pick(e.name, lang), facts: made.join(' · ') };
  },
  inquiry: async (ctx, id, lang) => {
    const i = await inquiryCard(ctx, id);
    return (
      i && {
        title: pick(i.title, lang),
        facts: i.deadline ? translate(lang, 'discovery:until', { day: i.deadline.slice(0, 10) }) : '',
      }
    );
  },
  project: async (ctx, id, lang) => {
    const x = await projectCard(ctx, id);
    return (
      x && {
        title: pick(x.title, lang),
        facts: translate(lang, 'discovery:proposeUntil', { day: x.deadline.slice(0, 10) }),
      }
    );
  },
  purchase: async (ctx, id, lang) => {
    const x = await purchaseCard(ctx, id);
    return (
      x && {
        title: pick(x.title, lang),
        facts: translate(lang, 'discovery:applyUntil', { day: x.deadline.slice(0, 10) }),
      }
    );
  },
  ...Object.fromEntries(listedKinds.map((kind) => [kind, piece(kind)])),
};

const drawn = new LRUCache<string, Buffer>({ max: 200, ttl: 3_600_000 });

const share: Document['answer'] = async (ctx, params) => {
  const { kind = '', lang = '', id = '' } = params;
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  const [, uuid = ''] = /^([\w-]{1,40})\.png$/.exec(id) ?? [];
  if (!read || !isLang(lang) || !uuid || (kind !== 'site' && !/^[0-9a-f-]{36}$/.test(uuid))) return null;
  const facts = await read(ctx, uuid, lang);
  if (!facts) return null;
  const key = [kind, lang, uuid, facts.title, facts.facts].join('|');
  const picture =
    drawn.get(key) ??
    (await drawCard({ ...facts, kind: translate(lang, `discovery:kind.${kind}`), seed: uuid.padEnd(8, uuid) }));
  drawn.set(key, picture);
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
};

/** `/share/product/cn/{id}.png`: the picture of a shared link. */
export const shareRoutes: Document[] = [{ path: '/share/:kind/:lang/:id', answer: share }];
