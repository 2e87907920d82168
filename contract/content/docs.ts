import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { pageTo } from '../pages.ts';
import { centreRow, type content, pieceRow, pieceView } from './calls.ts';
import { figuresBlock, linkBlock, person, pieceContent, quoteBlock, textBlock } from './piece.ts';

const words = (cn: string, en: string, es: string) => ({ cn, en, es });

/** Words of the fields of pieces, for readers and for the desk. */
export const pieceFields = {
  kind: ['What it is.', 'news'],
  slug: ['Its place in addresses; one that it had before finds it too.', 'resin-infusion-of-an-80-m-blade'],
  title: ['Its title.', words('80 米叶片灌注', 'Resin infusion of an 80 m blade', 'Infusión de una pala de 80 m')],
  summary: [
    'What it says, in a sentence or two.',
    words('一次灌注四小时。', 'One shot in four hours.', 'Una infusión en cuatro horas.'),
  ],
  picture: ['Name of one of the site’s own pictures, `/pictures/{name}-960.webp`.', 'wind-blade-1'],
  photo: 'Address, or id, of a picture that a company sent, shown instead; null without one.',
  person: 'Who says it; null where nobody is named.',
  materials: 'Materials that it is about.',
  processes: 'Processes that it is about.',
  fields: 'Fields of use that it is about.',
  companies: 'Companies that it names.',
  products: 'Products that it names.',
  standards: ['Standards that it names.', ['ISO 527-4']],
  source: ['Where its facts come from.', words('复材汇编辑部', 'Weft editors', 'Redacción de Weft')],
  example: ['Whether it was invented to show what such a piece looks like.', false],
  blocks: 'What it is built of, from top to bottom.',
  cn: ['In Chinese.', '叶片'],
  en: ['In English.', 'Blade'],
  es: ['In Spanish.', 'Pala'],
  media: 'The pages of a journal, the film of a video; null for every other kind.',
  topic: ['What a help text helps with; null for every other kind.', 'buying'],
  publishedAt: 'When readers got it first.',
  revisedAt: 'When readers got a later version; null where they never did.',
} as const;

export const contentDocs: RoomDocs = {
  schemas: {
    Piece: { is: pieceRow, about: 'A piece as lists show it: what everybody may read of it.', fields: pieceFields },
    PieceInCentre: {
      is: centreRow,
      about: 'A piece in the news centre of a member.',
      fields: { ...pieceFields, read: ['Whether the member has read it.', false] },
    },
    PieceView: {
      is: pieceView,
      about: 'A piece to be read.',
      fields: {
        gate: ['`login` where the rest is for who is logged in.', 'none'],
        parts: 'What it says; null behind the gate.',
        related: 'Other pieces about its materials and processes.',
        ...pieceFields,
        'parts.companies.name': 'Name of the company.',
        'parts.products.name': 'Name of the product.',
      },
    },
    Speaker: {
      is: person,
      about: 'Who says something.',
      fields: {
        name: ['Name.', words('林晓', 'Lin Xiao', 'Lin Xiao')],
        role: ['Position.', words('工艺工程师', 'Process engineer', 'Ingeniera de procesos')],
        firm: ['Organisation.', words('示例研究所', 'Example institute', 'Instituto de ejemplo')],
        cn: 'In Chinese.',
        en: 'In English.',
        es: 'In Spanish.',
      },
    },
    TextBlock: {
      is: textBlock,
      about: 'Rich text.',
      fields: {
        kind: ['Kind of block.', 'text'],
        html: ['HTML by language.', words('<p>叶片</p>', '<p>Blade</p>', '<p>Pala</p>')],
        cn: 'In Chinese.',
        en: 'In English.',
        es: 'In Spanish.',
      },
    },
    FiguresBlock: {
      is: figuresBlock,
      about: 'A table of figures.',
      fields: {
        kind: ['Kind of block.', 'figures'],
        title: ['Title of the table.', words('结果', 'Result', 'Resultado')],
        rows: 'Its rows.',
        label: ['What the figure is.', words('孔隙率', 'Void content', 'Porosidad')],
        value: ['The figure with its unit.', words('1.2%', '1.2%', '1,2 %')],
        cn: 'In Chinese.',
        en: 'In English.',
        es: 'In Spanish.',
      },
    },
    QuoteBlock: {
      is: quoteBlock,
      about: 'What somebody said.',
      fields: {
        kind: ['Kind of block.', 'quote'],
        text: ['The words.', words('先试验。', 'Test first.', 'Primero, ensayar.')],
        by: ['Who said them.', words('林晓', 'Lin Xiao', 'Lin Xiao')],
        cn: 'In Chinese.',
        en: 'In English.',
        es: 'In Spanish.',
      },
    },
    LinkBlock: {
      is: linkBlock,
      about: 'A link to a page of this site.',
      fields: {
        kind: ['Kind of block.', 'link'],
        label: ['Its words.', words('查看', 'See', 'Ver')],
        to: ['Address without language.', pageTo('search')],
        cn: 'In Chinese.',
        en: 'In English.',
        es: 'In Spanish.',
      },
    },
    PieceContent: { is: pieceContent, about: 'Everything that a version of a piece says.', fields: pieceFields },
  },
  fields: {
    ...pieceFields,
    material: ['Material with all that hangs below it, a slug of `ent_main_product`.', 'carbon-fibre'],
    scope: [
      '`followed`: about materials and processes that one follows; `collected`: what one has collected.',
      'followed',
    ],
    unread: ['`1`: only what one has not read.', '1'],
  },
};

export const contentCalls: CallsDocs<typeof content> = {
  latest: {
    id: 'latestPieces',
    summary: 'List the newest pieces',
    about: 'Answers the newest news, statements and cases, or those of one kind.',
  },
  page: {
    id: 'listPieces',
    summary: 'List pieces',
    about: 'Answers news, statements and cases, the newest first, by kind, words, material and process.',
  },
  detail: {
    id: 'readPiece',
    summary: 'Read a piece',
    about:
      'Answers a piece by its id or slug. Of statements and cases visitors get title, summary and picture; the rest is for who is logged in.',
    fields: { id: ['Id or slug.', 'resin-infusion-of-an-80-m-blade'] },
    refuses: [common.notFound],
  },
  campaigns: {
    id: 'listCampaignPages',
    summary: 'List campaign pages',
    about: 'Answers the campaign pages that stand, in the order of their places.',
    fields: { slug: ['Its place.', 'pageOne'] },
  },
  help: {
    id: 'listHelp',
    summary: 'List help texts',
    about: 'Answers every text that helps to use the platform, by what it helps with.',
    fields: {
      slug: ['Its place in the address of its page.', 'how-to-quote'],
      title: 'Its title.',
      summary: 'What it says, in a sentence.',
      topic: ['What it helps with.', 'selling'],
    },
  },
  announcements: {
    id: 'getAnnouncements',
    summary: 'Read announcements',
    about:
      'Answers what the site announces: that it is in beta, and what is new today. Each is null where nothing is announced.',
    fields: {
      beta: 'That the site is in beta, told once a browser and version.',
      daily: 'What is new, told once a day.',
      version: ['Number of the version; another one is told again.', 2],
      title: 'Its title.',
      summary: 'What it says.',
      links: 'Pages of this site that it leads to.',
    },
  },
  topics: {
    id: 'listTopics',
    summary: 'List topics',
    about: 'Answers the materials that pieces are about, the most named first.',
    fields: {
      'materials.name': ['Name of the material.', { en: 'Carbon fibre' }],
      n: ['How many pieces name it.', 6],
    },
  },
  centre: {
    id: 'readNewsCentre',
    summary: 'Read the news centre',
    about:
      'Answers what is new in the materials and processes and of the experts that the member follows, with what they have read of it.',
    fields: {
      interests: ['Materials and processes that the member follows.', 3],
      experts: 'People whose statements the member follows.',
      'experts.name': ['The name.', words('林工', 'Lin', 'Lin')],
      'experts.slug': ['Slug of a statement of theirs.', 'voids-in-prepreg'],
      'data.unread': ['What is unread in this scope.', 5],
    },
  },
  read: {
    id: 'markPieceRead',
    summary: 'Mark a piece as read',
    about: 'Marks a piece as read by the member; again changes nothing.',
    refuses: [common.notFound],
  },
  readAll: {
    id: 'markAllPiecesRead',
    summary: 'Mark all pieces as read',
    about: 'Marks everything that is published now as read by the member.',
  },
};
