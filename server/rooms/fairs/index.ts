import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import * as events from './events.ts';
import { readableFilms } from './forums/film-policy.ts';
import { moderatedQuestions } from './forums/questions.ts';
import { remind } from './forums/remind.ts';
import { exportFairs, forgetAtFairs } from './own-data.ts';
import { intentionsOfRecord } from './registration/record-parts.ts';
import { routes } from './routes.ts';

/** For the strip above every page: dates of the fairs that are not over. */
export { comingFairs } from './coming-fairs.ts';
/** For sitemaps. */
export { listedBrands, listedFairs, listedForums } from './listed.ts';

/** Fairs with their halls and booths, their visitors and talks. */
export const fairsRoom: Room = {
  name: 'fairs',
  events: Object.values(events),
  routes,
  subscribers: [on(personRemoved, 'removed', (ctx, e) => forgetAtFairs(ctx, e.userId), { touches: ['forums'] })],
  periodic: [{ name: 'remind', cron: '*/5 * * * *', run: remind }],
  provides: [
    provide(exportParts, { name: 'fairs', read: exportFairs }),
    provide(filePolicies, { kind: 'forum', readable: readableFilms }),
    provide(moderated, moderatedQuestions),
    provide(recordParts, intentionsOfRecord),
  ],
};
