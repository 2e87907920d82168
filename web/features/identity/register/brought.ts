import type { BroughtLicence, GivenFields, ReadFields } from '#contract/verification/calls.ts';
import type { Stored } from '#web/ui/file/upload.ts';

/** A licence that was uploaded before there is an account, and what was read of it; kept in this tab until it is sent. */
export type Brought = {
  file: Stored | null;
  ticket: string;
  readingId: string;
  read: ReadFields;
  turned: number;
  fields: GivenFields;
};
export const noLicence: Brought = { file: null, ticket: '', readingId: '', read: {}, turned: 0, fields: {} };

/** As the registration sends it; nothing where no file was uploaded. */
export const toBroughtLicence = (b: Brought, companyName: string): BroughtLicence | undefined =>
  b.file
    ? {
        fileId: b.file.id,
        ticket: b.ticket,
        ...(b.readingId && { readingId: b.readingId }),
        fields: { ...b.fields, name: companyName },
      }
    : undefined;
