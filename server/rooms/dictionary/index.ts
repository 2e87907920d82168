import type { Room } from '#server/platform/room.ts';

/** Dictionaries and regions, and the facts of the field that rules need. */
export * from './taxonomy.ts';

export const dictionaryRoom: Room = { name: 'dictionary', routes: [] };
