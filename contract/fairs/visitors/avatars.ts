import * as z from 'zod/mini';
import { open } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { page, pageQuery } from '../../core/schemas.ts';
import { type AvatarLook, avatarLook } from '../avatar.ts';
import { figureOwners } from './figure-owners.ts';

const look = (of: string): AvatarLook => {
  const [figure, skin, hair, hairColour, top, topColour, bottom, bottomColour] = of.split(' ');
  return { figure, skin, hair, hairColour, top, topColour, bottom, bottomColour } as AvatarLook;
};
/** Looks to begin with. Slugs are kept: a page says each by its number. */
export const presetLooks = (): AvatarLook[] =>
  [
    'medium ivory parted black jacket carbon trousers carbon',
    'slim porcelain bob brown jacket green skirt carbon',
    'broad honey short black coat navy trousers grey',
    'slim sand long chestnut shirt white trousers navy',
    'medium chestnut shaven black shirt steel trousers khaki',
    'medium umber bun black jacket wine skirt navy',
    'broad porcelain parted grey coat sand trousers carbon',
    'slim honey bun brown coat amber skirt grey',
    'medium ivory long red shirt green trousers carbon',
    'broad umber short grey jacket steel trousers navy',
    'slim chestnut bob black coat wine trousers khaki',
    'medium sand short blond shirt navy trousers grey',
  ].map(look);

const preset = z.object({ no: z.int(), look: avatarLook });
export type Preset = z.infer<typeof preset>;

/** Figures of people: looks to begin with, and the own one. */
export const avatars = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/avatar/page',
    access: open,
    shows: [],
    query: z.object(pageQuery),
    data: page(preset),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/avatar',
    access: figureOwners,
    data: z.object({
      look: avatarLook,
      /** Whether the person made it; otherwise it is the one that everybody is given. */
      made: z.boolean(),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/busi/avatar',
    access: figureOwners,
    limit: { points: 60, seconds: 600, by: 'person' },
    body: avatarLook,
    data: z.object({ look: avatarLook }),
  }),
};
