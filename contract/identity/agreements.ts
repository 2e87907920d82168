import * as z from 'zod/mini';
import { session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { instant, line } from '../core/schemas.ts';
import { legalNames } from '../legal/documents.ts';

export const agreementErrors = refusals('agreement', {
  /** Another version is in force by now; it has to be read first. */
  outdated: 409,
});

const document = z.enum(legalNames);
const version = line(1, 12);

/** Calls of what a person agreed to (accounts 13). */
export const agreements = {
  mine: endpoint({
    method: 'GET',
    path: '/api/admin/user/agreements',
    access: session,
    data: z.object({
      agreements: z.array(z.object({ document, version, lang: z.enum(langs), address: z.string(), at: instant })),
      /** Texts in force that the person has not agreed to in this version. */
      open: z.array(z.object({ document, version, since: instant })),
    }),
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/admin/user/agreements',
    access: session,
    limit: { points: 30, seconds: 3_600, by: 'person' },
    body: z.object({ document, version, lang: z.enum(langs) }),
    data: z.object({ document, version }),
  }),
};
