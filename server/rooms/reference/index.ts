import { reference } from '#contract/reference/calls.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { readSection, readSections } from './read-reference.ts';

/** The contract as OpenAPI 3.1 for `/api/openapi.json`, its sockets as AsyncAPI 3.0 for `/api/asyncapi.json`. */
export { asyncApiText, openApi, openApiText } from './document.ts';
/** Every call with what is written of it, and what each refuses. */
export { describedCalls } from './calls.ts';
export { refusalsOf } from './refusals.ts';

/** What integrators read: the OpenAPI document, and the same section by section for the pages for developers. */
export const referenceRoom: Room = {
  name: 'reference',
  routes: [
    route(reference.sections, () => readSections()),
    route(reference.section, ({ ctx, params }) => readSection(ctx, params.key)),
  ],
};
