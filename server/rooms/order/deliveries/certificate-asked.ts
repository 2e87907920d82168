import type { Agreement } from '#contract/order/agreed.ts';

const named = /EN[\s-]*10204|10204[\s:-]*3\.1/i;

/** Whether inquiry or quotation asked for inspection certificates by EN 10204: by a certificate, a standard, or a note (deals 51). */
export const asksMaterialCertificate = (a: Agreement | null): boolean =>
  a !== null &&
  [
    ...a.asked.certificates.flatMap((c) => Object.values(c)),
    ...Object.values(a.asked.note),
    a.quoted.note ?? '',
    ...a.lines.flatMap((l) =>
      l.requirements.flatMap((r) => [r.asked.standard ?? '', r.asked.value, r.answer.note ?? '']),
    ),
  ].some((text) => named.test(text));
