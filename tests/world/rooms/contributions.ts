import { contributions, type ContributionView } from '#contract/contributions/calls.ts';
import { operatorContributions } from '#contract/contributions/desk.ts';
import type { companySteps, deskSteps } from '#contract/contributions/states.ts';
import type { ContributedKind, ContributionWords } from '#contract/contributions/words.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../../harness/platform.ts';
import type { TestPerson } from '../people.ts';

/** Whole words of a Spanish company. */
export const wordsIn = (o: Partial<ContributionWords> = {}): ContributionWords => ({
  lang: 'es',
  title: 'Molde de fibra de carbono en 62,5 horas',
  summary: 'El molde salió del autoclave sin retoques.',
  html: '<p>Se curó a 120 °C durante seis horas.</p>' as RichHtml,
  sayer: { name: 'Lucía Ferrer', role: 'Jefa de procesos' },
  figures: [{ label: 'Tiempo total', value: '62,5 h' }],
  source: 'Medido en planta, marzo de 2026',
  picture: null,
  products: [],
  fields: ['wind-energy'],
  note: 'El cliente ha dado su permiso.',
  ...o,
});

type Saved = { id?: string; turn?: number; kind?: ContributedKind; words?: Partial<ContributionWords> };
type CompanyStep = (typeof companySteps)[number];
type DeskStep = (typeof deskSteps)[number];

/** The calls of contributions by whoever makes them. */
export const contributionActs = (t: TestPlatform) => {
  const acts = {
    save: (by: TestPerson, o: Saved = {}) =>
      t.as(by.token)(contributions.save, {
        body: { id: o.id ?? newId(), turn: o.turn ?? 0, kind: o.kind ?? 'case', words: wordsIn(o.words) },
      }),
    one: (by: TestPerson, id: string): Promise<ContributionView> =>
      t.as(by.token)(contributions.detail, { params: { id } }),
    mine: async (by: TestPerson) => (await t.as(by.token)(contributions.page, { query: { size: 100 } })).records,
    move: (
      by: TestPerson,
      id: string,
      turn: number,
      step: CompanyStep,
      o: { reason?: string; agreed?: boolean } = {},
    ) => t.as(by.token)(contributions.move, { params: { id }, body: { turn, step, agreed: step === 'submit', ...o } }),
    desk: (by: TestPerson, id: string) => t.as(by.token)(operatorContributions.read, { params: { id } }),
    review: (by: TestPerson, id: string, turn: number, step: DeskStep, reason = '') =>
      t.as(by.token)(operatorContributions.move, { params: { id }, body: { turn, step, reason } }),
    /** One that was handed in. */
    handedIn: async (by: TestPerson, o: Saved = {}) => {
      const { id, turn } = await acts.save(by, o);
      return acts.move(by, id, turn, 'submit');
    },
  };
  return acts;
};
