import type { Text } from '#contract/core/schemas.ts';
import { topic } from '#server/platform/bus/index.ts';

/** A node's word about a hall; `node` is an id of its run, so that it does not listen to itself. */
type Of = { node: string; hall: string };

/** How many people of a hall a node has and how many of them are shown, every few seconds; `new` asks the others to say who is with them. */
export type NodeWord = Of & { people: number; shown?: number; new?: true };
export const hallNode = topic<NodeWord>('hall.node');
/** Somebody of a node shows themselves; without a name they hide, or have left. */
export type ShownWord = Of & { n: number; userId: string; name?: string; company?: Text; boothId?: string | null };
export const hallShown = topic<ShownWord>('hall.shown');
/** Positions of a node's people who show themselves, packed as the sockets carry them, in base64. */
export type MovedWord = Of & { at: string };
export const hallMoved = topic<MovedWord>('hall.moved');
/** Something said in a hall, near a place of it. */
export type SaidWord = Of & { userId: string; n: number; name: string; text: string; x: number; y: number };
export const hallSaid = topic<SaidWord>('hall.said');
/** Somebody has blocked somebody, or lets them be seen again. */
export const hallBlocked = topic<{ a: string; b: string; blocked: boolean }>('hall.blocked');
