import type { InquiryState } from '#contract/inquiry/states.ts';
import type { Tone } from '#web/ui/feedback/tag.tsx';

/** How an inquiry's state is coloured; its words say it too. */
export const stateTone: Record<InquiryState, Tone> = {
  draft: 'plain',
  quoting: 'weft',
  outOfDate: 'deviates',
  awarded: 'warp',
  withdrawn: 'plain',
};
