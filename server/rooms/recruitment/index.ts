import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { alertsOf, onListed } from './alerts/keep-alerts.ts';
import { deleteAlertsOf, dropOldHits } from './alerts/store.ts';
import { endUnanswered, tellOfInterviews } from './applications/clock.ts';
import { eraseJobsOf, eraseOldJobs } from './applications/erase.ts';
import { exportJobs, readableJobs } from './applications/read-jobs.ts';
import * as events from './events.ts';
import { moderatedVacancies } from './records/desk.ts';
import { findRecruitmentTasks, vacanciesOfRecord } from './records/records.ts';
import { routes } from './routes.ts';
import { endPastVacancies, endVacanciesOf } from './vacancies/end-vacancy.ts';

/** For sitemaps: vacancies that show. */
export { findListedIds as listedVacancies } from './vacancies/store.ts';
/** For searches over everything. */
export { vacanciesFound } from './vacancies/read-vacancies.ts';
/** For the desk. */
export { moderateVacancy, readDeskVacancies } from './records/desk.ts';

/** The job board: companies' vacancies, applications for them from the first letter to the contract, and searches that tell of new ones. */
export const recruitmentRoom: Room = {
  name: 'recruitment',
  events: Object.values(events),
  routes,
  subscribers: [
    on(events.vacancyListed, 'alerts', onListed),
    on(
      personRemoved,
      'removed',
      async (ctx, { userId, entId }) => {
        await eraseJobsOf(ctx, userId);
        await deleteAlertsOf(ctx, userId);
        if (entId) await endVacanciesOf(ctx, entId);
      },
      { touches: ['vacancies'] },
    ),
  ],
  periodic: [
    { name: 'unanswered', cron: '37 * * * *', run: endUnanswered },
    { name: 'past', cron: '2 16 * * *', run: endPastVacancies, touches: ['vacancies'] },
    { name: 'interviews', cron: '*/20 * * * *', run: tellOfInterviews },
    { name: 'erase', cron: '20 18 * * *', run: eraseOldJobs },
    { name: 'old_hits', cron: '50 19 * * *', run: dropOldHits },
  ],
  provides: [
    provide(filePolicies, { kind: 'jobApplication', readable: readableJobs }),
    provide(moderated, moderatedVacancies),
    provide(recordParts, vacanciesOfRecord),
    provide(tasksOfRooms, findRecruitmentTasks),
    provide(exportParts, { name: 'job-applications', read: exportJobs }),
    provide(exportParts, { name: 'vacancy-alerts', read: (ctx, person) => alertsOf(ctx, person.userId) }),
  ],
};
