import type { DataOf } from '#contract/core/endpoint.ts';
import type { companyFacts } from '#contract/enterprise/facts.ts';

/** What the page of facts is made of. */
export type Facts = DataOf<typeof companyFacts.read>;
type Option = { value: string; label: string };
export type Choices = {
  materials: { group: string; items: Option[] }[];
  processes: Option[];
  certificates: { group: string; items: Option[] }[];
};
/** The form as it is typed; a capacity is a text until it is sent. */
export type Values = Pick<Facts, 'intro' | 'capabilities' | 'certificates'> & { amount: string; unit: string };
