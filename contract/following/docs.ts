import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { type following, followingErrors } from './calls.ts';

export const followingDocs: RoomDocs = {
  fields: {
    on: ['Whether it is kept after the call.', true],
    alert: ['Whether the person is told of what is new in it.', true],
    product: 'The product as it is offered today; null where it is offered no more.',
    price: ['Price when it was collected, decimal text; null where it was to be negotiated.', '128.5'],
    products: 'Ids of products.',
    companies: 'Ids of companies.',
    position: 'What the person is in the company.',
    interests: 'Materials and processes that the person follows.',
    news: 'Products of the last 30 days of what the person follows, the newest first.',
    why: ['By what of it the product is news.', 'material'],
    slug: ['Slug of the material or process.', 'carbon-fibre'],
    name: 'Name.',
  },
};

const idempotent = 'The same call again changes nothing.';

export const followingCalls: CallsDocs<typeof following> = {
  collect: {
    id: 'collectProduct',
    summary: 'Collect a product',
    about: `Keeps a product with its name and price of the day. ${idempotent}`,
    refuses: [followingErrors.tooMany],
  },
  cancelCollect: {
    id: 'removeCollectedProduct',
    summary: 'Collect a product no more',
    about: `Ends it. ${idempotent}`,
  },
  follow: {
    id: 'followCompany',
    summary: 'Follow a company',
    about: `The person is told of its new products, and the company that somebody follows it, not who. ${idempotent}`,
    refuses: [followingErrors.tooMany, followingErrors.own],
  },
  unfollow: { id: 'unfollowCompany', summary: 'Follow a company no more', about: `Ends it. ${idempotent}` },
  followPerson: {
    id: 'followPerson',
    summary: 'Follow a person',
    about: `Only a person whose business card the caller holds can be followed; anybody else is not found. ${idempotent}`,
  },
  unfollowPerson: { id: 'unfollowPerson', summary: 'Follow a person no more', about: `Ends it. ${idempotent}` },
  mine: {
    id: 'listKept',
    summary: 'Which of these are kept',
    about: 'Of the given products and companies, answers those that the person has collected or follows.',
    fields: { products: 'Products to ask about, and those of them that are collected.' },
  },
  collected: {
    id: 'listCollectedProducts',
    summary: 'List collected products',
    about: 'The products that the person collected, the newest first, with the price then and now.',
  },
  companies: {
    id: 'listFollowedCompanies',
    summary: 'List followed companies',
    about: 'The companies that the person follows, the newest first.',
  },
  people: {
    id: 'listFollowedPeople',
    summary: 'List followed people',
    about: 'The people whom the person follows, as their cards show them.',
  },
  interests: {
    id: 'listInterests',
    summary: 'List interests and their news',
    about: 'Answers the materials and processes that the person follows, and what is new of all that they follow.',
  },
  addInterest: {
    id: 'addInterest',
    summary: 'Follow a material or process',
    about: `The person is told of new products of it. ${idempotent}`,
    refuses: [followingErrors.tooMany, followingErrors.notInDictionary],
  },
  removeInterest: {
    id: 'removeInterest',
    summary: 'Follow a material or process no more',
    about: `Ends it. ${idempotent}`,
  },
  setAlert: {
    id: 'setFollowingAlert',
    summary: 'Turn news on or off',
    about: 'Says whether the person is told of what is new of a company, material or process that they follow.',
  },
};
