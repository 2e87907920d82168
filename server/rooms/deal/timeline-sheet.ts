import { htmlLang } from '#contract/core/langs.ts';
import type { DealEvent } from '#contract/deal/calls.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import type { WholeDeal } from './read-deal.ts';

const who = (e: DealEvent, { words: { say, text } }: WholeDeal): string =>
  [say(`deal:by.${e.party}`), e.company ? text(e.company.name) : '', e.person].filter(Boolean).join(' · ');

/** A deal's timeline on paper, the oldest first. */
export const timelineSheet = (deal: WholeDeal, now: string): Sheet => {
  const { view, words } = deal;
  const { say, text, moment, zone, lang } = words;
  return {
    lang: htmlLang[lang],
    title: say('deal:title'),
    sign: 'Weft',
    beside: [view.number, say('deal:paper.made', { at: moment(now) }), say('deal:paper.zone', { zone })],
    warning: view.capped ? say('deal:capped') : null,
    blocks: [
      { kind: 'heading', text: text(view.title) },
      {
        kind: 'table',
        columns: [
          { head: say('deal:paper.when'), share: 0.25 },
          { head: say('deal:paper.what'), share: 0.47 },
          { head: say('deal:paper.who'), share: 0.28 },
        ],
        rows: view.events.map((e) => [
          moment(e.at),
          {
            text: `${say(`deal:kind.${e.kind}`)} · ${e.title}`,
            note: [e.number, e.detail].filter(Boolean).join(' · '),
            bold: e.tone !== 'plain',
          },
          who(e, deal),
        ]),
      },
    ],
    foot: say('deal:paper.foot', { number: view.number }),
    pages: say('papers:page', { page: '{page}', pages: '{pages}' }),
  };
};
