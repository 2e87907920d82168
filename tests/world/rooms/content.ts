import type { PieceContent } from '#contract/content/piece.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { operatorContent } from '#contract/content/desk.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';

const three = (text: string) => ({ cn: `${text}（中文）`, en: text, es: `${text} (es)` });
const html = (text: string) => ({
  cn: `<p>${text}（中文）</p>` as RichHtml,
  en: `<p>${text}</p>` as RichHtml,
  es: `<p>${text} (es)</p>` as RichHtml,
});

/** A version that can be handed in, of any kind. */
export const pieceOf = (o: Partial<PieceContent> = {}): PieceContent => ({
  title: three('Resin infusion'),
  summary: three('What a vacuum has to hold'),
  picture: 'infusion-1',
  blocks: [
    { kind: 'text', html: html('Check the bag first') },
    { kind: 'figures', title: three('Result'), rows: [{ label: three('Voids'), value: three('1%') }] },
  ],
  person: { name: three('Lin'), role: three('Engineer'), firm: three('Institute') },
  materials: ['carbon-fibre-small-tow'],
  processes: ['vacuum-infusion'],
  fields: ['wind-energy'],
  companies: [],
  products: [],
  standards: ['ISO 527-4'],
  source: { cn: '', en: '', es: '' },
  example: false,
  media: null,
  photo: null,
  topic: null,
  ...o,
});

type Editors = { author: { token: string }; second: { token: string } };
/** Writes a piece and brings it to its readers, by two editors. */
export const publishPiece = async (
  t: TestPlatform,
  { author, second }: Editors,
  o: { kind?: ContentKind; slug?: string; content?: Partial<PieceContent> } = {},
): Promise<string> => {
  const pieceId = newId();
  const { kind = 'news', slug = `piece-${pieceId}`, content } = o;
  const params = { id: pieceId };
  const saved = await t.as(author.token)(operatorContent.save, {
    body: { pieceId, turn: 0, kind, slug, content: pieceOf(content) },
  });
  const sent = await t.as(author.token)(operatorContent.move, { params, body: { turn: saved.turn, act: 'submit' } });
  await t.as(second.token)(operatorContent.move, { params, body: { turn: sent.turn, act: 'approve' } });
  return pieceId;
};
