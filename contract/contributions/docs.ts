import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import {
  contributionErrors as errors,
  contributionEvent,
  contributionField,
  contributionRow,
  contributionView,
  type contributions,
} from './calls.ts';
import { contributionDecision, deskContribution, type operatorContributions, wordChange } from './desk.ts';
import { contributionWords } from './words.ts';

const theOne = { id: 'Id of the contribution.' };

export const contributionsDocs: RoomDocs = {
  schemas: {
    ContributionWords: {
      is: contributionWords,
      about: 'What a company says, in one language.',
      fields: {
        products: 'Listed products of the company that it names.',
        fields: ['Fields of use that it is about, by keys of the dictionary `ent_field`.', ['wind-energy']],
        name: ['Who says it.', 'Lucía Ferrer'],
      },
    },
    Contribution: { is: contributionRow, about: 'A contribution as lists show it.' },
    ContributionEvent: { is: contributionEvent, about: 'An act in the course of a contribution.' },
    ContributionView: { is: contributionView, about: 'A whole contribution with its course.' },
    ContributionField: {
      is: contributionField,
      about: 'A field of use with its name.',
      fields: { slug: ['Its key.', 'wind-energy'], name: 'Its name.' },
    },
    ContributionDecision: {
      is: contributionDecision,
      about: 'What the desk decides.',
      fields: { step: ['The step.', 'return'] },
    },
    WordChange: { is: wordChange, about: 'A text that differs from the time before that it was handed in.' },
    DeskContribution: { is: deskContribution, about: 'A contribution as the desk reads it.' },
  },
  fields: {
    number: ['Number of the contribution.', 'TG20261127-0001'],
    kind: ['What it is.', 'case'],
    lang: ['The language that it is written in.', 'es'],
    langs: 'Languages.',
    state: ['Where it stands.', 'submitted'],
    title: ['Its title.', 'Utillaje de fibra de carbono en 62,5 horas'],
    summary: ['What it says, in a sentence or two.', 'El molde salió del autoclave sin retoques.'],
    html: ['Its text, as HTML of the editor.', '<p>El molde salió del autoclave sin retoques.</p>'],
    sayer: 'Who says it, of a statement; empty for a case.',
    role: ['What they do in the company.', 'Jefa de procesos'],
    figures: 'Figures that it rests on.',
    label: ['What a figure is of.', 'Tiempo de ciclo'],
    value: ['The figure with its unit.', '62,5 h'],
    source: ['Where the figures come from.', 'Medido en planta, marzo de 2026'],
    picture: 'A picture; null without one.',
    pictureUrl: ['Address of its picture; null without one.', '/api/busi/busifile/…'],
    note: ['What the company adds for the desk alone.', 'El cliente ha dado su permiso.'],
    company: 'The company that wrote it.',
    shown: ['Whether readers see it.', false],
    asked: ['Whether the company has asked to have it taken from the readers.', false],
    updatedAt: 'When anything was done with it last.',
    turn: ['Goes up with every act; an older one than what is kept is refused.', 3],
    words: 'What it says.',
    products: 'Products that it names, or may name.',
    fields: 'Fields of use that it is about.',
    slug: ['Its place in the addresses of readers; null while they don’t see it.', null],
    written: ['Languages that are written, of the piece that came of it.', ['es']],
    course: 'What was done with it, the first act first.',
    act: ['What was done.', 'submit'],
    party: ['Who did it.', 'company'],
    by: ['Name of who did it; empty for people of the desk.', 'Lucía Ferrer'],
    text: ['What was written with it.', 'Falta la fuente de la segunda cifra.'],
    at: 'When; in `changes`, the place of a text.',
    steps: 'Steps that the caller may take now.',
    row: 'As lists show it.',
    name: 'Name.',
    step: ['The step.', 'submit'],
    reason: ['Why.', 'Falta la fuente de la segunda cifra.'],
    agreed: ['That the company has the right to all of it and wants it published and translated.', true],
    pieceId: 'The piece that came of it; null before.',
    times: ['How often it was handed in.', 2],
    changes: 'What differs from the time before that it was handed in.',
    before: ['What it was.', '60 h'],
    after: ['What it is.', '62,5 h'],
    waiting: ['How many wait for the desk.', 2],
    since: 'Since when the first of them waits; null where none does.',
  },
};

export const contributionsCalls: CallsDocs<typeof contributions> = {
  page: {
    id: 'listContributions',
    summary: 'List contributions',
    about: 'Answers what the company of the session wrote for the platform to publish, what moved last first.',
  },
  own: {
    id: 'listContributionProducts',
    summary: 'List products to name',
    about: 'Answers listed products of the company, which a contribution may name.',
  },
  detail: {
    id: 'readContribution',
    summary: 'Read a contribution',
    about: 'Answers a contribution with its course and the steps that can be taken now.',
    fields: theOne,
    refuses: [common.notFound],
  },
  save: {
    id: 'saveContribution',
    summary: 'Save a contribution',
    about:
      'Writes a draft, or writes it anew. Nothing has to be whole before it is handed in; the same words again change nothing.',
    refuses: [
      common.invalid,
      common.notFound,
      filesErrors.notYours,
      errors.noCompany,
      errors.tooMany,
      errors.changed,
      errors.wrongState,
      errors.notYours,
    ],
  },
  move: {
    id: 'moveContribution',
    summary: 'Move a contribution',
    about: 'Hands a contribution in, recalls or withdraws it, or asks to have it taken from the readers.',
    fields: theOne,
    refuses: [
      common.invalid,
      common.notFound,
      errors.changed,
      errors.wrongState,
      errors.incomplete,
      errors.notAgreed,
      errors.reasonNeeded,
    ],
  },
};

export const operatorContributionsCalls: CallsDocs<typeof operatorContributions> = {
  page: {
    id: 'listDeskContributions',
    summary: 'List contributions at the desk',
    about: 'Answers what companies handed in, what moved last first, and how many wait.',
  },
  read: {
    id: 'readDeskContribution',
    summary: 'Read a contribution at the desk',
    about: 'Answers a contribution as it was handed in last, with what changed since the time before.',
    fields: theOne,
    refuses: [common.notFound],
  },
  move: {
    id: 'moveDeskContribution',
    summary: 'Decide on a contribution',
    about:
      'Returns, declines or accepts a contribution; an accepted one becomes the draft of a piece, whose words in the company’s language the desk cannot change. Answers a wish to have it taken back.',
    fields: theOne,
    refuses: [common.invalid, common.notFound, errors.changed, errors.wrongState, errors.reasonNeeded],
  },
};
