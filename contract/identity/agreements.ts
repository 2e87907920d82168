import * as z from 'zod/mini';
import { session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { instant } from '../core/schemas.ts';
import type { PageKey } from '../pages.ts';

/** The texts in force, each by the key of its page; a changed text gets a new version and date. */
export const legalDocuments = {
  registrationProtocol: { version: '1.0', since: '2026-11-20T00:00:00Z' },
  serviceTreaty: { version: '1.0', since: '2026-11-20T00:00:00Z' },
  privacyTreaty: { version: '1.2', since: '2026-11-22T00:00:00Z' },
} as const satisfies Partial<Record<PageKey, object>>;
export type LegalDocument = keyof typeof legalDocuments;
export const legalNames = Object.keys(legalDocuments) as LegalDocument[];

/** Calls of what a person agreed to. */
export const agreements = {
  mine: endpoint({
    method: 'GET',
    path: '/api/admin/user/agreements',
    access: session,
    data: z.object({
      agreements: z.array(
        z.object({
          document: z.enum(legalNames),
          version: z.string(),
          lang: z.enum(langs),
          address: z.string(),
          at: instant,
        }),
      ),
    }),
  }),
};
