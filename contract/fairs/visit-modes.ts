/** How somebody came to a booth: by one of the three views of its hall, or on its own page. */
export const visitModes = ['plan', 'list', 'space', 'page'] as const;
export type VisitMode = (typeof visitModes)[number];
