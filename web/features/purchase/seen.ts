import type { DataOf } from '#contract/core/endpoint.ts';
import type { purchase } from '#contract/purchase/calls.ts';
import type { ApplicationState } from '#contract/purchase/states.ts';
import type { Pictured } from '#web/ui/card/pictured.ts';
import type { Tone } from '#web/ui/feedback/tag.tsx';

export type Detail = Omit<DataOf<typeof purchase.detail>, 'row'> & { row: Pictured };
/** Applications as their purchase's owner sees them. */
export type Received = DataOf<typeof purchase.applications>['applications'];

export const applicationTone: Record<ApplicationState, Tone> = {
  submitted: 'info',
  accepted: 'warp',
  refused: 'plain',
  withdrawn: 'plain',
  awarded: 'warp',
  passedOver: 'plain',
};
