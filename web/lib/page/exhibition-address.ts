import { type PageAddress, pageTo } from '#contract/pages.ts';
import type { Exhibition } from '#contract/search/exhibition.ts';

/** Where a fair, a hall or a booth that was found is shown to everybody: a booth on its hall's plan. */
export const addressOfExhibition = ({ kind, id, hall }: Pick<Exhibition, 'kind' | 'id' | 'hall'>): PageAddress =>
  kind === 'fair' || !hall
    ? pageTo('fairEntrance', { fair: id })
    : pageTo('fairHall', { id: hall, ...(kind === 'booth' && { booth: id }) });
