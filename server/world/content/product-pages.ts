import { readFileSync } from 'node:fs';
import type { FilmCaptions } from '#contract/content/captions.ts';
import type { SeedProduct, SeedQuestion } from '#server/rooms/catalogue/seed.ts';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { idOf } from '../chance.ts';
import { filmOf } from './media.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

/** Application fields by material, its group where it is not named itself: slugs of `ent_field`. */
const usesBy: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../data/product-uses.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

type Talk = { category: string; text: SeedQuestion['text']; answer: SeedQuestion['answer'] };
/** What buyers ask and suppliers answer, in three languages; without an answer it still waits. */
const talk = JSON.parse(readFileSync(new URL('../data/product-questions.json', import.meta.url), 'utf8')) as Talk[];

/** Films of the video page that show how a product is made or used, by its material. */
const films: Record<string, string> = {
  'carbon-woven-fabric': 'three-weaves',
  'glass-woven-roving': 'three-weaves',
  'carbon-epoxy-ud-prepreg': 'cure-cycle',
  'epoxy-infusion': 'infusion-front',
  'vacuum-bag-film': 'vacuum-bag-leak',
  'carbon-pultruded-plate': 'pultrusion-line',
  'frp-structural-profile': 'pultrusion-line',
  'hydrogen-cylinder-iv': 'winding-a-vessel',
  'winding-machine': 'winding-a-vessel',
};

type World = { days: Days; people: WorldPerson[]; products: SeedProduct[] };
type Filmed = { film: string; captions: FilmCaptions; file: SeedPicture };

const filmed = (p: SeedProduct, people: WorldPerson[]): Filmed | null => {
  const key = films[p.category];
  // The usual grade alone; the others are the same ware.
  const owner = people.find((x) => x.entId === p.entId);
  if (!key || !owner?.id || !p.model?.endsWith('S')) return null;
  const id = idOf('productFilm', p.id);
  const { bytes, captions } = filmOf(key);
  const file = { id, ownerId: owner.id, name: `${key}.webm`, bytes, subject: { kind: 'product', id: p.id } };
  return { film: id, captions, file };
};

/** What product pages show besides: fields of use, films, and what buyers asked (catalogue 36 to 39). */
export const buildProductPages = ({ days, people, products }: World) => {
  const files: SeedPicture[] = [];
  const shown = products.map((p): SeedProduct => {
    const [group = ''] = materialPath(p.category);
    const with_ = filmed(p, people);
    if (with_) files.push(with_.file);
    return {
      ...p,
      uses: usesBy[p.category] ?? usesBy[group] ?? [],
      ...(with_ && { film: with_.film, captions: with_.captions }),
    };
  });
  const buyers = people.filter((x) => x.company?.role === 'buyer');
  const questions = talk.flatMap(({ category, text, answer }, n): SeedQuestion[] => {
    const about = shown.find(
      (p) => p.category === category && p.model?.endsWith('S') && (p.state ?? 'listed') === 'listed',
    );
    const seller = about && people.find((x) => x.entId === about.entId);
    const asker = buyers[n % buyers.length];
    if (!about || !seller?.id || !asker?.id || asker.entId === about.entId) return [];
    return [
      {
        id: idOf('productQuestion', `${n}`),
        productId: about.id,
        userId: asker.id,
        clientKey: idOf('productQuestionKey', `${n}`),
        text,
        askedAt: days.at(-3 - n),
        ...(answer && { answer, answeredBy: seller.id, answeredAt: days.at(-2 - n) }),
      },
    ];
  });
  return { products: shown, files, questions };
};
