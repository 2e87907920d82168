import type { DataOf } from '#contract/core/endpoint.ts';
import type { confidential } from '#contract/inquiry/confidential.ts';

export type Admitted = DataOf<typeof confidential.admitted>;
export type Views = DataOf<typeof confidential.views>;
