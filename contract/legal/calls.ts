import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { instant, line, text } from '../core/schemas.ts';
import { block } from '../content/piece.ts';
import { legalNames } from './documents.ts';

const document = z.enum(legalNames);
const version = line(1, 12);
const edition = z.object({ version, since: instant });

/** The texts that members agree to, each in versions that nobody changes (content 35 and 36). */
export const legal = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/legal/{document}',
    access: open,
    shows: ['content'],
    params: z.object({ document }),
    /** Without a version that which is in force. */
    query: z.object({ version: z.optional(version) }),
    data: z.object({
      document,
      version,
      since: instant,
      inForce: z.boolean(),
      title: text,
      summary: text,
      blocks: z.array(block),
      /** The newest first. */
      editions: z.array(edition),
      /** What differs from the version before, in each language that differs; empty for the first. Texts without marks; null: was not there. */
      changes: z.array(
        z.object({ lang: z.enum(langs), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
      ),
      before: z.nullable(version),
    }),
  }),
};
