/** Of React's own scheduler, what we ask of it: the package brings no types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export const unstable_getCurrentPriorityLevel: () => number;
}
