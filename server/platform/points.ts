/**
 * A question that a room asks of all others without knowing them: who may read the files of a record, what is still under
 * way for somebody who goes. The room that asks declares the point; others answer it in `provides` of their `Room`.
 */
export type Point<T> = { readonly name: string; readonly answer?: (value: T) => void };

/** @param name the room's and its own: `files.policies` */
export const point = <T>(name: string): Point<T> => ({ name });

/** One room's answer. */
export type Provided = { readonly point: Point<never>; readonly value: unknown };
export const provide = <T>(to: Point<T>, value: T): Provided => ({ point: to as Point<never>, value });

/** All answers to a point, in the order of the rooms. */
export type Answers = <T>(to: Point<T>) => readonly T[];

/** Collects what rooms provide. Made once at start. */
export const answersOf = (rooms: readonly { provides?: readonly Provided[] }[]): Answers => {
  const byPoint = Map.groupBy(
    rooms.flatMap((r) => r.provides ?? []),
    (p) => p.point,
  );
  return <T>(to: Point<T>) => (byPoint.get(to as Point<never>) ?? []).map((p) => p.value as T);
};
