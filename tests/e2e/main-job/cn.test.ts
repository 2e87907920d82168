import { mainJob } from './main-job.ts';

mainJob('cn');
