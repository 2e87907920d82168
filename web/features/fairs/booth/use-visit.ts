import { useEffect } from 'react';
import { boothVisits } from '#contract/fairs/visits.ts';
import type { VisitMode } from '#contract/fairs/visit-modes.ts';
import { quietCall } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/page/viewer.ts';

/** So long somebody looks at a booth until they have visited it, in ms: who walks past along the arrow keys has not. */
const stay = 1_500;

/** Tells that a member visits a booth; of a day it is remembered once. */
export const useVisit = (boothId: string | undefined, mode: VisitMode) => {
  const viewer = useViewer();
  const member = viewer !== null && viewer.userType !== 9;
  useEffect(() => {
    if (!boothId || !member) return undefined;
    const timer = setTimeout(() => {
      void quietCall(boothVisits.visit, { params: { id: boothId }, body: { mode } }).catch(() => undefined);
    }, stay);
    return () => clearTimeout(timer);
  }, [boothId, mode, member]);
};
