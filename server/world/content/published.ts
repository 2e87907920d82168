import type { WorldCompany } from '../companies.ts';
import { buildContent } from './index.ts';
import type { Days } from '../days.ts';
import { buildContributions } from '../marketing/contributions.ts';
import type { WorldPerson } from '../people.ts';
import type { buildProducts } from '../products.ts';

type World = {
  days: Days;
  companies: WorldCompany[];
  people: WorldPerson[];
  /** Products that everybody finds. */
  listed: ReturnType<typeof buildProducts>;
  operatorId: string | undefined;
};

/** What the operator publishes, with what came of companies' contributions. */
export const buildPublished = ({ days, companies, people, listed, operatorId }: World) => {
  const own = buildContent({ days, companies, products: listed, operatorId });
  const contributed = buildContributions({ days, companies, people, operatorId });
  return {
    world: {
      content: {
        ...own,
        pieces: [...own.pieces, ...contributed.pieces],
        versions: [...own.versions, ...contributed.versions],
      },
      contributed,
    },
    files: own.files,
    numbers: contributed.numbers,
  };
};
