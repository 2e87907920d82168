import { endWithFile } from './ends.ts';

endWithFile();
