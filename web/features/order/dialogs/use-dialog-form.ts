/** How every dialog of an order ends: the order is shown as it stands then; also where the other side was quicker. */
export { useEnds } from '#web/lib/form/use-ends.ts';
