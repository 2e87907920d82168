import { sites } from '#contract/sites/calls.ts';
import type { ContactAudience } from '#contract/sites/site.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import type { TestPerson } from './people.ts';

/** A contact of a company, with a number unless told otherwise. */
export const contactOf = (
  t: TestPlatform,
  by: TestPerson,
  { shownTo = 'everybody', phone = '+86 512 5550 0101' }: { shownTo?: ContactAudience; phone?: string } = {},
) =>
  t.as(by.token)(sites.addContact, {
    body: {
      name: `何言 ${shownTo}`,
      duty: { cn: '出口销售', en: 'Export sales', es: 'Ventas de exportación' },
      phone,
      mail: '',
      languages: ['zh', 'es'],
      hours: null,
      shownTo,
    },
  });
