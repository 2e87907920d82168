import { refusals } from './core/errors.ts';

export const filesErrors = refusals('files', { notYours: 422, wrongType: 415, tooLarge: 413, empty: 422 });
